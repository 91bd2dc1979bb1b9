import { createSampleContent } from '@site/kit/testing/sample-content';
import { createKnowledge, type Knowledge } from 'services/api/assistant/knowledge.ts';
import { getSources } from 'services/api/assistant/source.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { questions, unrelated } from './questions.ts';

describe('the embedded assistant', () => {
  let knowledge: Knowledge;

  beforeAll(async () => {
    knowledge = createKnowledge(await getSources(createSampleContent()));
  });

  it('names the right page first for 90% of the questions, and among three for 97%', () => {
    const ranked = questions.map(({ question, expected }) => {
      const found = knowledge.find(question).map(({ path }) => path);
      const ranks = expected.map((path) => found.indexOf(path)).filter((rank) => rank >= 0);
      return { question, rank: ranks.length > 0 ? Math.min(...ranks) : Infinity, first: found[0] };
    });
    const share = (places: number) => ranked.filter(({ rank }) => rank < places).length / ranked.length;
    const missed = ranked
      .filter(({ rank }) => rank > 0)
      .map((miss) => `  ${miss.question} -> ${miss.first} (${miss.rank + 1})`);
    const figures = `hit@1 ${toPercent(share(1))}, hit@3 ${toPercent(share(3))} of ${questions.length} questions`;
    process.stdout.write(`assistant: ${figures}\n${missed.join('\n')}\n`);

    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(share(1)).toBeGreaterThanOrEqual(0.9);
    expect(share(3)).toBeGreaterThanOrEqual(0.97);
  });

  it('counts only questions without a word of the title as paraphrases', () => {
    const titles = new Map(
      knowledge.sources.map(({ path, title }) => [path, title.toLowerCase().match(/[a-z]{4,}/g) ?? []]),
    );
    const sharing = questions.filter(({ question, expected, paraphrase }) => {
      const words: string[] = question.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      return (
        paraphrase && expected.some((path) => titles.get(path)?.some((word) => words.includes(word) && word !== 'with'))
      );
    });
    expect(sharing.map(({ question }) => question)).toEqual([]);
  });

  it.each(unrelated)('says that it found nothing on "%s"', (question) => {
    expect(knowledge.find(question).map(({ path }) => path)).toEqual([]);
  });
});

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
