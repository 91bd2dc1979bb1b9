import type { ContentSettings } from '@site/content/server/content-variables';
import type { Answerer } from './answerer.ts';
import { createBedrockAnswerer } from './bedrock-answerer.ts';
import { createEmbeddedAnswerer } from './embedded-answerer.ts';
import { createKnowledge } from './knowledge.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';
import { createContent } from './read-content.ts';
import { getSources } from './source.ts';

export interface AnswererOptions {
  content: ContentSettings;
  /** A model on Amazon Bedrock. Without one, answers come from the embedded search. */
  bedrockModelId?: string | undefined;
  bedrockEndpoint?: string | undefined;
  log: (line: string) => void;
}

export function createAnswerer({ content, bedrockModelId, bedrockEndpoint, log }: AnswererOptions): Answerer {
  const client = createContent(content);
  const getKnowledge = createKnowledgeCache(async () => createKnowledge(await getSources(client)), log);
  // Read at start, so that the first visitor need not wait. If this fails, the first question reads again.
  getKnowledge().catch(() => undefined);
  return bedrockModelId
    ? createBedrockAnswerer(getKnowledge, { modelId: bedrockModelId, endpoint: bedrockEndpoint })
    : createEmbeddedAnswerer(getKnowledge);
}
