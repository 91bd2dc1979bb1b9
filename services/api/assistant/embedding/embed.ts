import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';

/** Whether a text is part of the site or a visitor's question: some models treat them differently. */
type EmbeddedKind = 'passage' | 'question';

/** Turns texts into vectors of length 1, in order. @throws when the model fails or its answer is malformed */
export type Embed = (texts: readonly string[], kind: EmbeddedKind, signal: AbortSignal) => Promise<number[][]>;

export interface EmbeddingOptions {
  /** A model of Amazon Titan Text Embeddings V2 or Cohere Embed v3 on Bedrock. */
  modelId: string;
  /** An address in place of Amazon's, for tests. */
  endpoint?: string | undefined;
}

/** How a family of models is asked, and how many texts at once. */
interface Family {
  batch: number;
  toBody(texts: readonly string[], kind: EmbeddedKind): object;
  readVectors(body: unknown): number[][];
}

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
export function createBedrockEmbed({ modelId, endpoint }: EmbeddingOptions): Embed {
  const family = toFamily(modelId);
  let client: BedrockRuntimeClient | undefined;

  async function invoke(texts: readonly string[], kind: EmbeddedKind, signal: AbortSignal): Promise<number[][]> {
    const { BedrockRuntimeClient, InvokeModelCommand } = await import('@aws-sdk/client-bedrock-runtime');
    client ??= new BedrockRuntimeClient({ ...(endpoint && { endpoint }), maxAttempts: 2 });
    const body = JSON.stringify(family.toBody(texts, kind));
    const command = new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body,
    });
    const response = await client.send(command, { abortSignal: signal });
    const vectors = family.readVectors(JSON.parse(response.body.transformToString()));
    if (vectors.length !== texts.length) {
      throw new Error(`${modelId} returned ${vectors.length} vectors for ${texts.length} texts`);
    }
    return vectors.map(toUnit);
  }

  return async (texts, kind, signal) => {
    const short = texts.map((text) => text.slice(0, longestText));
    const vectors: number[][] = [];
    for (let at = 0; at < short.length; at += family.batch) {
      vectors.push(...(await invoke(short.slice(at, at + family.batch), kind, signal)));
    }
    return vectors;
  };
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
