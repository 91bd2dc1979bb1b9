import type { ContentClient, ResolvedEntry } from 'shared-contracts/content/content-client.ts';

/** How long an answer serves again without asking, so that a preloaded page needs no second request. */
const freshFor = 60_000;

/** Content in the browser: the shell's own `/content/*`, which needs no token. */
export function createBrowserContent(): ContentClient {
  const answers = new Map<string, { at: number; entries: Promise<ResolvedEntry[]> }>();
  return {
    getEntries({ contentType, include, limit }) {
      const address = `/content/${contentType}?include=${include}&limit=${limit}`;
      const known = answers.get(address);
      if (known && Date.now() - known.at < freshFor) return known.entries;
      const entries = read(address);
      answers.set(address, { at: Date.now(), entries });
      entries.catch(() => answers.delete(address));
      return entries;
    },
  };
}

/** The first page has its content from the server, so the code that resolves links comes with the first answer. */
async function read(address: string): Promise<ResolvedEntry[]> {
  const [response, { default: resolveResponse }] = await Promise.all([
    fetch(address),
    import(/* webpackChunkName: "resolve-content" */ 'contentful-resolve-response'),
  ]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return resolveResponse(await response.json());
}
