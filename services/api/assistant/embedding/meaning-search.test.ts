import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddingServer, tokensPerRequest } from '../../testing/embedding-server.ts';
import { planAnswer } from '../answer/plan-answer.ts';
import type { SitePage } from '../knowledge/page.ts';
import { createSiteIndex } from '../search/site-index.ts';
import { createBedrockEmbed } from './embed.ts';
import { createMeaningSearch } from './meaning-search.ts';

const page = (path: string, title: string, text: string): SitePage => ({
  path,
  kind: 'service',
  title,
  sections: [{ headings: [], statements: [text] }],
});
const index = createSiteIndex(
  [
    page('/failover', 'Disaster recovery', 'A second region takes over within minutes.'),
    page('/invoices', 'Document processing', 'Invoices are read by a model, with every outage of paper.'),
    page('/bills', 'Cost review', 'We find instances that nobody uses.'),
  ],
  [],
);
const alike = [
  ['recovery', 'region', 'outage of a data center', 'earthquake'],
  ['invoice', 'document', 'paper'],
  ['cost', 'instances', 'expensive'],
];
const never = new AbortController().signal;

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  return () => void vi.unstubAllEnvs();
});

const models = ['amazon.titan-embed-text-v2:0', 'cohere.embed-multilingual-v3'];

it.each(models)('finds a page by what the question means, with %s', async (modelId) => {
  const { search, server, ready } = await start(modelId);
  await ready();
  const question = 'an outage of a data center';
  expect(index.search(question).pages.map((found) => found.page.path)).toEqual(['/invoices']);
  const found = (await search(question)).search(question);
  expect(found.pages.map((one) => one.page.path)).toContain('/failover');
  expect(found.byWords.map((one) => one.page.path)).toEqual(['/invoices']);
  expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set([`/model/${modelId}/invoke`]));
});

it('tells Cohere what is a passage and what a question, and embeds each passage once', async () => {
  const { search, server, ready } = await start('cohere.embed-english-v3');
  await ready();
  await search('expensive');
  const kinds = server.requests.map(({ body }) => body.input_type);
  expect(kinds.filter((kind) => kind === 'search_document')).toHaveLength(1);
  expect(kinds).toContain('search_query');
});

it('is only sure of a page that words and meaning both put first, and never answers what words refuse', async () => {
  const { search, ready } = await start('amazon.titan-embed-text-v2:0');
  await ready();
  const refused = planAnswer(index, 'Who won the football match?').verdict;
  expect(refused).toBe('refuse');
  expect(planAnswer(await search('Who won the football match?'), 'Who won the football match?').verdict).toBe('refuse');
  const question = 'Document processing';
  expect(planAnswer(await search(question), question).pages[0]?.page.path).toBe('/invoices');
});

it('finds by words alone until the passages are embedded, and while the model fails', async () => {
  const { search, server, ready, logged } = await start('amazon.titan-embed-text-v2:0');
  expect(await search('invoices')).toBe(index);
  await ready();
  server.state.status = 400;
  const question = 'invoices';
  expect((await search(question)).search(question).pages.map((one) => one.page.path)).toEqual(['/invoices']);
  expect(logged.join()).toContain('assistant finds by words alone');
});

it('names the models that it knows', () => {
  expect(() => createBedrockEmbed({ modelId: 'acme.embed', budget: createBudget() })).toThrow(
    'use amazon.titan-embed-text-v2:0',
  );
});

it('counts the tokens of passages and questions, and finds by words alone once the day’s are spent', async () => {
  const { search, server, ready, budget, logged } = await start('cohere.embed-english-v3');
  await ready();
  expect(budget.used()).toBe(server.requests.length * tokensPerRequest);
  budget.spend();
  const sent = server.requests.length;
  expect(await search('expensive')).toBe(index);
  expect(server.requests).toHaveLength(sent);
  expect(logged.join()).toContain('today’s tokens are spent');
});

function createBudget() {
  let tokens = 0;
  let isSpent = false;
  return {
    isSpent: async () => isSpent,
    add: async (more: number) => {
      tokens += more;
    },
    used: () => tokens,
    spend: () => {
      isSpent = true;
    },
  };
}

async function start(modelId: string) {
  const server = await startEmbeddingServer(alike);
  onTestFinished(server.close);
  const logged: string[] = [];
  const budget = createBudget();
  const embed = createBedrockEmbed({ modelId, endpoint: server.endpoint, budget });
  const addMeaning = createMeaningSearch(embed, (line) => {
    logged.push(line);
  });
  const search = (question: string) => addMeaning(index, question, never);
  return {
    search,
    server,
    logged,
    budget,
    ready: () => expect.poll(async () => await search('warm-up')).not.toBe(index),
  };
}
