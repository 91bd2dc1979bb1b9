import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';

/** How long an answer is reused, in milliseconds, so that a preloaded page needs no second request. */
const freshFor = 60_000;
/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** Reads content in the browser, from `/content/*` of the page's origin, a shell or a dev server. Needs no token. */
export function createBrowserContent(): ContentClient {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  function ask<Answer>(address: string, read: (address: string) => Promise<Answer>): Promise<Answer> {
    const known = answers.get(address);
    if (known && Date.now() - known.at < freshFor) return known.answer as Promise<Answer>;
    const answer = read(address);
    answers.set(address, { at: Date.now(), answer });
    answer.catch(() => answers.delete(address));
    return answer;
  }

  return {
    getEntries: ({ contentType, include, limit }) =>
      ask(`/content/${contentType}?include=${include}&limit=${limit}`, readEntries),
    read: <Answer>(path: string) => ask(`/content/read/${path}`, readAnswer<Answer>),
  };
}

/** Loads the code that resolves links along with the first answer, because the first page does not need it. */
async function readEntries(address: string): Promise<ResolvedEntry[]> {
  const [response, { default: resolveResponse }] = await Promise.all([
    fetch(address, { signal: AbortSignal.timeout(patience) }),
    import(/* webpackChunkName: "resolve-content" */ 'contentful-resolve-response'),
  ]);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return resolveResponse(await response.json());
}

/** Reads what a reader returned on the server. Its `undefined` arrives as JSON's `null`. */
async function readAnswer<Answer>(address: string): Promise<Answer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return (await response.json()) ?? undefined;
}
