import { withoutDirectionMarks } from '@site/content/fields/without-direction-marks';
import type { ProviderApi } from '@site/contract/clients/provider-api';

/** Name of the search field, and of the query in the address. */
export const searchField = 'q';

/** The longest query that the API accepts, in characters. */
export const longestQuery = 200;

export interface SearchResult {
  /** May end with a fragment. */
  path: string;
  title: string;
  /** Such as `case study`. */
  kind: string;
  /** A sentence of the page that speaks of the query. */
  excerpt: string;
  /** The words of title and excerpt that were searched for. */
  words: string[];
}

export interface SearchData {
  /** What was searched for; empty if nothing was. */
  query: string;
  /** The best first; missing if the search failed. */
  results?: SearchResult[];
}

/** Searches for what an address asks. Never rejects: the page can show a failure too. */
export async function searchSite(url: string, api: ProviderApi, signal: AbortSignal): Promise<SearchData> {
  const query = toQuery(new URL(url).searchParams.get(searchField));
  if (!query) return { query, results: [] };
  try {
    const response = await api.request(`search?q=${encodeURIComponent(query)}`, { signal });
    const { results } = (await response.json()) as { results: SearchResult[] };
    return { query, results };
  } catch (error) {
    console.info('The search failed; its page says so.', error);
    return { query };
  }
}

/**
 * Half of a character that takes two is dropped, because no address can hold it, and so are the marks that turn the
 * direction of what follows them, because they mean nothing to a search.
 */
function toQuery(text: string | null): string {
  return withoutDirectionMarks((text ?? '').trim().slice(0, longestQuery).toWellFormed());
}
