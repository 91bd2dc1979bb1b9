import type { ContentSettings } from '@site/content/server/content-variables';
import type { Database } from '../database/database.ts';
import type { Answerer } from './answerer.ts';
import { createBedrockAnswerer } from './bedrock/bedrock-answerer.ts';
import { createTokenBudget, type TokenBudget } from './bedrock/token-budget.ts';
import { createEmbeddedAnswerer } from './embedded-answerer.ts';
import { createBedrockEmbed } from './embedding/embed.ts';
import { createMeaningSearch } from './embedding/meaning-search.ts';
import { createIndexCache, fillIndexCache, type GetIndexFor, type IndexCache } from './index-cache.ts';
import { createIndexReader } from './index-reader.ts';
import { getSitePages } from './knowledge/site-pages.ts';
import { createContent } from './read-content.ts';
import { getSynonyms } from './search/synonyms.ts';

/** What the API needs for its assistant. */
export interface AssistantSettings {
  answer: Answerer;
  index: IndexCache;
  contentWebhookSecret?: string | undefined;
}

export interface AnswererOptions {
  db: Database;
  getIndex: IndexCache['get'];
  /** A model on Amazon Bedrock. Without one, answers come from the embedded search. */
  bedrockModelId?: string | undefined;
  /** A model on Amazon Bedrock that finds pages by meaning. Without one, words alone do. */
  bedrockEmbeddingModelId?: string | undefined;
  bedrockEndpoint?: string | undefined;
  bedrockGuardrailId?: string | undefined;
  bedrockGuardrailVersion?: string | undefined;
  /** How many tokens both models may read and write a day. 0 means no limit. */
  bedrockDailyTokens: number;
  log: (line: string) => void;
}

/** The index over the whole site, read at start, and again until the content service answers. */
export function createSiteIndexCache({
  content,
  log,
}: {
  content: ContentSettings;
  log: (line: string) => void;
}): IndexCache {
  const client = createContent(content);
  const read = createIndexReader(() =>
    Promise.all([getSitePages({ content: client, readFile, log }), getSynonyms(client).catch(() => [])]),
  );
  const cache = createIndexCache(read, log);
  void fillIndexCache(cache);
  return cache;
}

export function createAnswerer({ db, log, ...options }: AnswererOptions): Answerer {
  const budget = createTokenBudget(db, options.bedrockDailyTokens);
  const getIndex = toGetIndexFor(options, budget, log);
  const embedded = createEmbeddedAnswerer(getIndex);
  const { bedrockModelId: modelId, bedrockGuardrailId: id } = options;
  if (!modelId) {
    return embedded;
  }
  return createBedrockAnswerer({
    getIndex,
    embedded,
    log,
    modelId,
    endpoint: options.bedrockEndpoint,
    guardrail: id ? { id, version: options.bedrockGuardrailVersion ?? 'DRAFT' } : undefined,
    budget,
  });
}

function toGetIndexFor(
  {
    getIndex,
    bedrockEmbeddingModelId: modelId,
    bedrockEndpoint: endpoint,
  }: Pick<AnswererOptions, 'getIndex' | 'bedrockEmbeddingModelId' | 'bedrockEndpoint'>,
  budget: TokenBudget,
  log: AnswererOptions['log'],
): GetIndexFor {
  if (!modelId) {
    return getIndex;
  }
  const addMeaning = createMeaningSearch(createBedrockEmbed({ modelId, endpoint, budget }), log);
  return async (question, signal) => addMeaning(await getIndex(), question, signal);
}

const longestRead = 10_000;
const largestFile = 20_000_000;

async function readFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestRead) });
  if (!response.ok) {
    throw new Error(`responded with ${response.status}`);
  }
  if (Number(response.headers.get('Content-Length') ?? 0) > largestFile) {
    throw new Error('the file is larger than 20 MB');
  }
  return new Uint8Array(await response.arrayBuffer());
}
