import type {
  BedrockRuntimeClient,
  ConverseStreamCommandInput,
  ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';

export interface ModelOptions {
  /** For example `anthropic.claude-3-5-haiku-20241022-v1:0`. The AWS SDK finds region and credentials by itself. */
  modelId: string;
  /** An address in place of Amazon's, for tests. */
  endpoint?: string | undefined;
  guardrail?: { id: string; version: string } | undefined;
}

export interface Prompt {
  instructions: string;
  passages: string;
  question: string;
}

export interface Usage {
  input: number;
  output: number;
  /** Of the input, read from Bedrock's prompt cache. */
  cached: number;
  latency: number;
}

/** Why a guardrail or a filter ended the answer; nothing that the model wrote may be shown then. */
class BlockedAnswerError extends Error {}

const longestAnswer = 400;

/**
 * @returns a function that sends a prompt to the model and yields its text as it is written. It throws if the answer breaks
 *   off, or if a guardrail or a filter ends it.
 */
export function createConverse({ modelId, endpoint, guardrail }: ModelOptions) {
  let client: BedrockRuntimeClient | undefined;

  return async function* converse(
    { instructions, passages, question }: Prompt,
    signal: AbortSignal,
    onUsage: (usage: Usage) => void,
  ): AsyncIterable<string> {
    const { BedrockRuntimeClient, ConverseStreamCommand } = await import('@aws-sdk/client-bedrock-runtime');
    client ??= new BedrockRuntimeClient({ ...(endpoint && { endpoint }), maxAttempts: 2 });
    const input: ConverseStreamCommandInput = {
      modelId,
      // Both are the same for many questions, so Bedrock may keep them.
      system: [{ text: instructions }, { cachePoint: { type: 'default' } }],
      messages: [
        {
          role: 'user',
          content: [{ text: passages }, { cachePoint: { type: 'default' } }, { text: question }],
        },
      ],
      inferenceConfig: { maxTokens: longestAnswer, temperature: 0.1 },
      ...(guardrail && {
        guardrailConfig: {
          guardrailIdentifier: guardrail.id,
          guardrailVersion: guardrail.version,
          // Text is held back until the guardrail has seen it.
          streamProcessingMode: 'sync',
        },
      }),
    };
    const { stream } = await client.send(new ConverseStreamCommand(input), { abortSignal: signal });
    let isComplete = false;
    let isCounted = false;
    let written = '';
    try {
      for await (const event of stream ?? []) {
        written += event.contentBlockDelta?.delta?.text ?? '';
        isCounted ||= event.metadata !== undefined;
        yield* toText(event, onUsage);
        isComplete ||= event.messageStop !== undefined;
      }
    } finally {
      if (!isCounted) {
        onUsage(estimate(instructions + passages + question, written));
      }
    }
    // The SDK ends the stream alike when the connection breaks, or at the signal.
    if (!isComplete) {
      throw new Error('the answer broke off');
    }
  };
}

/** What Bedrock charges for an answer that ended before it said so, about. */
function estimate(read: string, written: string): Usage {
  const toTokens = (text: string) => Math.ceil(text.length / 4);
  return { input: toTokens(read), output: toTokens(written), cached: 0, latency: 0 };
}

function* toText(event: ConverseStreamOutput, onUsage: (usage: Usage) => void): Iterable<string> {
  const { contentBlockDelta, messageStop, metadata } = event;
  if (contentBlockDelta?.delta?.text) {
    yield contentBlockDelta.delta.text;
  }
  if (messageStop?.stopReason === 'guardrail_intervened' || messageStop?.stopReason === 'content_filtered') {
    throw new BlockedAnswerError(`the answer was ended: ${messageStop.stopReason}`);
  }
  if (metadata) {
    const { usage, metrics } = metadata;
    onUsage({
      input: usage?.inputTokens ?? 0,
      output: usage?.outputTokens ?? 0,
      cached: usage?.cacheReadInputTokens ?? 0,
      latency: metrics?.latencyMs ?? 0,
    });
  }
}
