import { data, providerContext } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { SearchPage } from './SearchPage.tsx';
import { type SearchData, searchField, searchSite } from './site-search.ts';

export const route = defineRoute<SearchData>({
  loader: async ({ request, context }) => {
    const found = await searchSite(request.url, context.get(providerContext), request.signal);
    return found.results ? found : data(found, { status: 503 });
  },
  Component: SearchPage,
  handle: {
    query: [searchField],
    meta: ({ data: found }) => ({
      title: found?.query ? `Search: ${isolate(found.query)}` : 'Search',
      description: 'Search all pages and documents of this site.',
      canonicalPath: '/search',
      noIndex: true,
    }),
  },
});

/** Letters that are written from right to left: from Hebrew to Arabic, and the scripts beyond U+FFFF. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Marks a text from right to left as one of its own, because a title, which cannot have `<bdi>`, would turn around it. */
function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
