import { expect, it } from 'vitest';
import { nameChanges } from './content-names.ts';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (type: string, id: string, fields: object) => ({
  sys: { type: 'Entry', id, contentType: { sys: { id: type } } },
  fields,
});
const study = (id: string, title = id) => entry('caseStudy', id, { title, industry: 'Retail' });

function answer(items: object[], studies: object[]): string {
  return JSON.stringify({
    items,
    includes: { Entry: studies, Asset: [{ sys: { type: 'Asset', id: 'tower' }, fields: {} }] },
  });
}

const list = entry('caseStudies', 'list', { childCards: [link('a'), link('b')] });
const before = answer([list], [study('a'), study('b')]);

it('names nothing but all content if nothing has changed', () => {
  expect(nameChanges(before, before)).toEqual(['content']);
});

it('names the entry and the field that changed, and no other', () => {
  const after = answer([list], [study('a'), study('b', 'Another title')]);
  expect(nameChanges(before, after)).toEqual(['content', 'b', 'caseStudy', 'caseStudy.title']);
});

it('names every field of an entry that is gone, and of one that is new', () => {
  const after = answer([list], [study('a'), study('c')]);
  expect(nameChanges(before, after)).toEqual([
    'content',
    'b',
    'caseStudy',
    'caseStudy.title',
    'caseStudy.industry',
    'c',
  ]);
});

it('names which items there are if they change', () => {
  const after = answer([list, entry('caseStudies', 'second', {})], [study('a'), study('b')]);
  expect(nameChanges(before, after)).toContain('caseStudies.items');
});

it('names an asset', () => {
  expect(
    nameChanges(before, before.replace('"id":"tower"},"fields":{}', '"id":"tower"},"fields":{"title":"Tower"}')),
  ).toEqual(['content', 'tower', 'asset', 'asset.title']);
});

it('names an entry whose picture has the same id', () => {
  const same = answer([list], [study('tower')]);
  const after = answer([list], [study('tower', 'Another title')]);
  expect(nameChanges(same, after)).toEqual(['content', 'tower', 'caseStudy', 'caseStudy.title']);
});
