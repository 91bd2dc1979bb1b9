import { getCaseStudy } from '@site/content/entries/case-study';
import { getCaseStudyList } from '@site/content/entries/case-study-list';
import type { ContentClient, ContentQuery } from '@site/contract/clients/content-client';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { type WatchedEntries, watchEntries } from './watched-entries.ts';

const sample = createSampleContent();

/** A page's content client, and what the page has read of it. */
function watch() {
  const answers: WatchedEntries[] = [];
  const content: ContentClient = {
    async getEntries(query: ContentQuery) {
      const watched = watchEntries(query.contentType, await sample.getEntries(query));
      answers.push(watched);
      return watched.entries;
    },
  };
  return { content, names: () => answers.flatMap((answer) => answer.names()) };
}

it('shows the same content as without watching', async () => {
  const { content } = watch();
  expect(await getCaseStudyList(content)).toEqual(await getCaseStudyList(sample));
  expect(await getCaseStudy(content, 'porttelemetry')).toEqual(await getCaseStudy(sample, 'porttelemetry'));
});

it('names one entry by its id, and a field of many entries once', async () => {
  const { content, names } = watch();
  const study = await getCaseStudy(content, 'porttelemetry');
  expect(names()).toContain(study?.id);
  expect(names()).toContain('caseStudy.idName');
  expect(names(), 'texts of other case studies').not.toContain('caseStudy.solution');
  expect(names(), 'titles of case studies that are not related').not.toContain('caseStudy.title');
});

it('names the fields of all cards of a list, and no text that only their pages show', async () => {
  const { content, names } = watch();
  await getCaseStudyList(content);
  expect(names()).toEqual(expect.arrayContaining(['caseStudies.items', 'caseStudy.title', 'asset.file']));
  expect(names().filter((name) => /\.(solution|challenge)$|^study/.test(name))).toEqual([]);
});

it('names a draft that a page links to, because it may be published', () => {
  const draft = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
  const sys = { id: 'list', type: 'Entry', contentType: { sys: { id: 'press' } } };
  const { entries, names } = watchEntries('press', [{ sys, fields: { items: [draft] } } as never]);
  expect(entries[0]?.fields.items).toEqual([draft]);
  expect(names()).toContain('draft');
});

it('counts reading all fields at once as reading the whole entry', () => {
  const sys = { id: 'one', type: 'Entry', contentType: { sys: { id: 'press' } } };
  const { entries, names } = watchEntries('press', [{ sys, fields: { title: 'One' } } as never]);
  expect({ ...entries[0]?.fields }).toEqual({ title: 'One' });
  expect(names()).toEqual(['press.items', 'one']);
});
