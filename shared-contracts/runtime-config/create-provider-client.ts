import type { ProviderClient } from './provider-client.ts';

const patience = 15_000;

/** The provider's API over fetch, for the server and the browser alike. */
export function createProviderClient({ providerApiUrl }: { providerApiUrl: string }): ProviderClient {
  async function call(path: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
    const limit = AbortSignal.timeout(patience);
    const response = await fetch(new URL(path, `${providerApiUrl}/`), {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return openEnvelope(await response.json());
  }

  return {
    async getSpentAmount(signal) {
      const body = (await call('smb/spentAmount', {}, signal)) as { amountSpend?: unknown } | null;
      const amount = Number.parseFloat(String(body?.amountSpend).replace(/[$,\s]/g, ''));
      if (!Number.isFinite(amount)) throw new Error('smb/spentAmount answered no amount');
      return amount;
    },
    async ask(prompt, signal) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ prompt }),
      };
      const body = (await call('bedrock', init, signal)) as { response?: { content?: unknown } } | null;
      const content = body?.response?.content;
      if (typeof content !== 'string') throw new Error('bedrock answered no content');
      return content;
    },
  };
}

/** Answers come bare or as `{ statusCode, body }`, the body an object or JSON text. */
function openEnvelope(answer: unknown): unknown {
  const body = typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : answer;
  return typeof body === 'string' ? JSON.parse(body) : body;
}
