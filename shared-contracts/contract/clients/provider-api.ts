/**
 * The provider's API (spec section 7), as loaders, actions and components reach it. What a path answers is known to the
 * remote that asks, so a new endpoint changes neither this contract nor the shell.
 */
export interface ProviderApi {
  /**
   * @param path below the API's address, e.g. `smb/spentAmount`
   * @throws where the API cannot be reached, takes longer than 15 seconds, or does not answer with a status of 2xx
   */
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface ProviderApiOptions {
  providerApiUrl: string;
  /** The visitor's address where a server asks for them, so that the API can tell visitors apart. */
  clientAddress?: string | undefined;
}

const timeLimit = 15_000;

/** The provider's API over fetch, on the server and in the browser. */
export function createProviderApi({ providerApiUrl, clientAddress }: ProviderApiOptions): ProviderApi {
  return {
    async request(path, init = {}) {
      const limit = AbortSignal.timeout(timeLimit);
      const response = await fetch(new URL(path, `${providerApiUrl}/`), {
        ...init,
        headers: { ...init.headers, ...(clientAddress && { 'X-Forwarded-For': clientAddress }) },
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response;
    },
  };
}

/** The body of an answer, which comes bare or as `{ statusCode, body }`, the body an object or JSON text. */
export async function readEnvelope(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  const body = typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : answer;
  return typeof body === 'string' ? JSON.parse(body) : body;
}
