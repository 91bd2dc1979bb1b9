import type { ProviderClient } from './provider-client.ts';
import { readEventStream } from './read-event-stream.ts';

const patience = 15_000;

interface ProviderClientOptions {
  providerApiUrl: string;
  /** The visitor's address where a server asks on his behalf, so that the API can tell visitors apart. */
  clientAddress?: string | undefined;
}

/** The provider's API over fetch, for the server and the browser alike. */
export function createProviderClient({ providerApiUrl, clientAddress }: ProviderClientOptions): ProviderClient {
  async function call(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    const limit = AbortSignal.timeout(patience);
    const response = await fetch(new URL(path, `${providerApiUrl}/`), {
      ...init,
      headers: { ...init.headers, ...(clientAddress && { 'X-Forwarded-For': clientAddress }) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  }

  return {
    async getSpentAmount(signal) {
      const body = (await openEnvelope(await call('smb/spentAmount', {}, signal))) as { amountSpend?: unknown } | null;
      const amount = Number.parseFloat(String(body?.amountSpend).replace(/[$,\s]/g, ''));
      if (!Number.isFinite(amount)) throw new Error('smb/spentAmount answered no amount');
      return amount;
    },
    async ask(prompt, signal) {
      return toAnswer(await call('bedrock', toQuestion(prompt, 'application/json'), signal));
    },
    async *askStream(prompt, signal) {
      const response = await call('bedrock', toQuestion(prompt, 'text/event-stream, application/json;q=0.9'), signal);
      if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
        yield await toAnswer(response);
        return;
      }
      for await (const { name, data } of readEventStream(response.body)) {
        if (name === 'done') return;
        const { content } = JSON.parse(data) as { content?: unknown };
        if (typeof content !== 'string') throw new Error(`bedrock broke off: ${data}`);
        yield content;
      }
      throw new Error('bedrock broke off before the end of its answer');
    },
  };
}

function toQuestion(prompt: string, accept: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ prompt }),
  };
}

async function toAnswer(response: Response): Promise<string> {
  const body = (await openEnvelope(response)) as { response?: { content?: unknown } } | null;
  const content = body?.response?.content;
  if (typeof content !== 'string') throw new Error('bedrock answered no content');
  return content;
}

/** Answers come bare or as `{ statusCode, body }`, the body an object or JSON text. */
async function openEnvelope(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  const body = typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : answer;
  return typeof body === 'string' ? JSON.parse(body) : body;
}
