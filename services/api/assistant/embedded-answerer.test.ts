import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { nothingFound } from './answerer.ts';
import { createEmbeddedAnswerer } from './embedded-answerer.ts';
import { createKnowledge } from './knowledge.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';
import { getSources, type Source } from './source.ts';

it("answers with the page that fits, in that page's words", async () => {
  const answer = await ask('How do we rehearse a failover?');
  expect(answer).toContain('<a href="/accelerators/resiliencex-backup-disaster-recovery-ha-workshop">ResilienceX');
  expect(answer).toContain('tests your backups by restoring them');
});

it('says so when the site has nothing', async () => {
  expect(await ask('Give me a recipe for tomato soup')).toBe(nothingFound.join(''));
});

it('lists the programs for a question about all of them', async () => {
  const answer = await ask('Which accelerators do you offer?');
  expect(answer.match(/href="\/(?:accelerators\/|well-architected-review)/g)).toHaveLength(6);
});

it('shows content as text, whatever an editor typed', async () => {
  const page: Source = {
    path: '/accelerators/"><script>',
    kind: 'program',
    title: '<b>Backup</b>',
    summary: '<img src=x onerror=alert(1)>',
    needs: ['<script>'],
    details: [],
  };
  const answer = await ask('backup', [page]);
  expect(answer.match(/<(?!\/?(?:p|ul|li|a)\b)/g)).toBeNull();
});

it('keeps its last content while the content service is down', async () => {
  let now = 0;
  const logged: string[] = [];
  const reads = [async () => createKnowledge([]), () => Promise.reject(new Error('away'))];
  const getKnowledge = createKnowledgeCache(
    () => (reads.shift() ?? (() => Promise.reject(new Error('asked again'))))(),
    (line) => logged.push(line),
    () => now,
  );
  const first = await getKnowledge();
  now = 61_000;
  expect(await getKnowledge()).toBe(first);
  await expect.poll(() => logged).toEqual(['assistant keeps its last content: away']);
  expect(await getKnowledge()).toBe(first);
});

async function ask(question: string, sources?: Source[]): Promise<string> {
  const knowledge = createKnowledge(sources ?? (await getSources(createSampleContent())));
  const answer = createEmbeddedAnswerer(async () => knowledge);
  let html = '';
  for await (const piece of answer(question, new AbortController().signal)) {
    html += piece;
  }
  return html;
}
