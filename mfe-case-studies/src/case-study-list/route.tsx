import { contentContext, data } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { CaseStudyListPage } from './CaseStudyListPage.tsx';
import { getListData, type ListData } from './list-data.ts';
import { pageSize, readListQuery } from './query/list-query.ts';

/** How many cards a page may bring along; a browser can add more to it. */
const mostInPage = 4 * pageSize;

export const route = defineRoute<ListData | null>({
  async loader({ request, context }) {
    const onServer = typeof document === 'undefined';
    const query = readListQuery(new URL(request.url).searchParams);
    try {
      return await getListData(context.get(contentContext), query, onServer ? mostInPage : Number.POSITIVE_INFINITY);
    } catch (error) {
      console.info('Case studies cannot be had now.', error);
      return data(null, { status: 503 });
    }
  },
  Component: CaseStudyListPage,
  handle: {
    meta: ({ data }) => ({
      title: data?.title ?? 'Our Case Studies',
      description:
        data?.description ||
        'What our clients on AWS asked for, how we built it and what it brought, by industry and AWS service.',
      canonicalPath: '/case-study',
      noIndex: !data,
    }),
  },
});
