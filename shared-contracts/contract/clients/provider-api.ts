import { withTimeLimit } from './with-time-limit.ts';

/**
 * The provider's API (spec section 7), for loaders, actions and components. Only the remote that uses an endpoint knows
 * what it returns, so a new endpoint changes neither this contract nor the shell.
 */
export interface ProviderApi {
  /**
   * @param path relative to the API's URL, e.g. `smb/spentAmount`
   * @throws if the API is unreachable, takes longer than 15 seconds, or answers with a status other than 2xx; then the
   * response is the error's `cause`. A stream of events may take as long as it likes once it has begun.
   */
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface ProviderApiOptions {
  providerApiUrl: string;
  /** The visitor's IP address when a server asks on their behalf, so that the API can tell visitors apart. */
  clientAddress?: string | undefined;
}

const timeLimit = 15_000;

/** Creates a client for the provider's API, on the server or in the browser. */
export function createProviderApi({ providerApiUrl, clientAddress }: ProviderApiOptions): ProviderApi {
  return {
    async request(path, init = {}) {
      const headers = new Headers(init.headers);
      if (clientAddress) headers.set('X-Forwarded-For', clientAddress);
      const mayStream = headers.get('Accept')?.includes('text/event-stream');
      const limit = mayStream ? limitBeginning(path, init.signal) : limitWhole(init.signal);
      try {
        const response = await fetch(new URL(path, `${providerApiUrl}/`), { ...init, headers, signal: limit.signal });
        if (!response.ok) throw new Error(`${path} responded with ${response.status}`, { cause: response });
        return response;
      } finally {
        limit.begun();
      }
    },
  };
}

interface Limit {
  signal: AbortSignal;
  /** Called once the response begins, or fails to. */
  begun(): void;
}

function limitWhole(signal: AbortSignal | null | undefined): Limit {
  return { signal: withTimeLimit(signal, timeLimit), begun() {} };
}

/** Limits the wait for the beginning only: events may follow for as long as the sender likes. */
function limitBeginning(path: string, signal: AbortSignal | null | undefined): Limit {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(`${path} took too long`, 'TimeoutError')), timeLimit);
  const stop = () => limit.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return { signal: limit.signal, begun: () => clearTimeout(timer) };
}

/**
 * Reads a response body that is either the value itself or `{ statusCode, body }`, with `body` as an object or as JSON.
 */
export async function readEnvelope(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  const body = typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : answer;
  return typeof body === 'string' ? JSON.parse(body) : body;
}
