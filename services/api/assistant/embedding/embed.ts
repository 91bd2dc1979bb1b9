import type { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
import type { TokenBudget } from '../bedrock/token-budget.ts';

/** Whether a text is part of the site or a visitor's question: some models treat them differently. */
type EmbeddedKind = 'passage' | 'question';

/** Turns texts into vectors of length 1, in order. @throws when the model fails or its answer is malformed */
export type Embed = (texts: readonly string[], kind: EmbeddedKind, signal: AbortSignal) => Promise<number[][]>;

export interface EmbeddingOptions {
  /** A model of Amazon Titan Text Embeddings V2 or Cohere Embed v3 on Bedrock. */
  modelId: string;
  /** An address in place of Amazon's, for tests. */
  endpoint?: string | undefined;
  /** What texts and questions may cost a day, shared with the model that answers. */
  budget: TokenBudget;
}

/** How a family of models is asked, and how many texts at once. */
interface Family {
  batch: number;
  toBody(texts: readonly string[], kind: EmbeddedKind): object;
  readVectors(body: unknown): number[][];
}

const answered = v.object({ headers: v.record(v.string(), v.unknown()) });
const vector = v.pipe(v.array(v.number()), v.minLength(1));

const titan: Family = {
  batch: 1,
  toBody: ([inputText = '']) => ({ inputText, dimensions: 256, normalize: true }),
  readVectors: (body) => [v.parse(v.object({ embedding: vector }), body).embedding],
};

const cohere: Family = {
  batch: 96,
  toBody: (texts, kind) => ({
    texts,
    input_type: kind === 'question' ? 'search_query' : 'search_document',
    truncate: 'END',
  }),
  readVectors: (body) => v.parse(v.object({ embeddings: v.array(vector) }), body).embeddings,
};

/** The longest text that is sent, in characters. Both families read at least this much. */
const longestText = 2000;

/** Embeds texts with a model on Amazon Bedrock. @throws an Error of one line for a model of another family */
export function createBedrockEmbed({ modelId, endpoint, budget }: EmbeddingOptions): Embed {
  const family = toFamily(modelId);
  let client: BedrockRuntimeClient | undefined;

  async function invoke(texts: readonly string[], kind: EmbeddedKind, signal: AbortSignal) {
    const { BedrockRuntimeClient, InvokeModelCommand } = await import('@aws-sdk/client-bedrock-runtime');
    client ??= new BedrockRuntimeClient({ ...(endpoint && { endpoint }), maxAttempts: 2 });
    const body = JSON.stringify(family.toBody(texts, kind));
    const command = new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body,
    });
    const usage = countTokens(command, texts);
    const response = await client.send(command, { abortSignal: signal });
    const vectors = family.readVectors(JSON.parse(response.body.transformToString()));
    if (vectors.length !== texts.length) {
      throw new Error(`${modelId} returned ${vectors.length} vectors for ${texts.length} texts`);
    }
    return { vectors: vectors.map(toUnit), tokens: usage() };
  }

  return async (texts, kind, signal) => {
    if (await budget.isSpent()) {
      throw new Error('today’s tokens are spent');
    }
    const short = texts.map((text) => text.slice(0, longestText));
    const vectors: number[][] = [];
    let used = 0;
    try {
      for (let at = 0; at < short.length; at += family.batch) {
        const { vectors: made, tokens } = await invoke(short.slice(at, at + family.batch), kind, signal);
        vectors.push(...made);
        used += tokens;
      }
    } finally {
      await budget.add(used);
    }
    return vectors;
  };
}

/** @returns a function that tells what Bedrock charged for the command once it is answered: it says so in a header only */
function countTokens(command: InvokeModelCommand, texts: readonly string[]): () => number {
  let tokens = Math.ceil(texts.join('').length / 4);
  command.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      const { headers } = v.parse(answered, result.response);
      tokens = Number(headers['x-amzn-bedrock-input-token-count'] ?? tokens);
      return result;
    },
    { step: 'deserialize', priority: 'low' },
  );
  return () => tokens;
}

function toFamily(modelId: string): Family {
  if (modelId.includes('amazon.titan-embed-text-v2')) {
    return titan;
  }
  if (/cohere\.embed-\w+-v3/.test(modelId)) {
    return cohere;
  }
  throw new Error(
    `BEDROCK_EMBEDDING_MODEL_ID is "${modelId}": use amazon.titan-embed-text-v2:0, cohere.embed-english-v3, or cohere.embed-multilingual-v3.`,
  );
}

function toUnit(values: number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
