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
      title: found?.query ? `Search: ${found.query}` : 'Search',
      description: 'Search all pages and documents of this site.',
      canonicalPath: '/search',
      noIndex: true,
    }),
  },
});
