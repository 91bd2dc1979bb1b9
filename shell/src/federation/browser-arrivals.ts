import { type Arrival, arrivalPath } from './arrival.ts';

/** How long an answer is used for further visits to the page, in milliseconds. */
const freshFor = 60_000;
/** How long the shell may take, in milliseconds. */
const patience = 20_000;

/** What the shell knows about pages that the visitor may move to. */
export interface BrowserArrivals {
  /** Asks for a page ahead of time. Without a query, only if no other query of the page was asked for. */
  prepare(url: URL): Promise<unknown> | undefined;
  /**
   * @returns data for the page's code; false if the shell has none for it, such as that of another version; undefined if
   *   the shell does not answer
   */
  get(url: URL): Promise<Arrival | false | undefined>;
}

/** @param isServed whether this browser runs that version of a remote */
export function createBrowserArrivals(isServed: (remote: string, version: string) => boolean): BrowserArrivals {
  const asked = new Map<string, { arrival: Promise<Arrival | false | undefined>; at: number }>();

  async function ask(path: string): Promise<Arrival | false | undefined> {
    const response = await fetch(arrivalPath + path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 204) return false;
    if (response.status !== 200) return undefined;
    const arrival: Arrival = await response.json();
    return Object.entries(arrival.versions).every(([remote, version]) => isServed(remote, version)) && arrival;
  }

  function get({ pathname, search }: URL): Promise<Arrival | false | undefined> {
    const path = pathname + search;
    const known = asked.get(path);
    if (known && Date.now() - known.at < freshFor) return known.arrival;
    const arrival = ask(path).catch(() => undefined);
    asked.set(path, { arrival, at: Date.now() });
    return arrival;
  }

  return {
    get,
    prepare(url) {
      for (const [path, { at }] of asked) if (Date.now() - at >= freshFor) asked.delete(path);
      const isAsked = [...asked.keys()].some((path) => path.split('?')[0] === url.pathname);
      return !isAsked || url.search ? get(url) : undefined;
    },
  };
}
