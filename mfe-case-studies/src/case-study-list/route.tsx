import { contentContext, data } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { CaseStudyListPage } from './CaseStudyListPage.tsx';
import { getListData, type ListData } from './list-data.ts';
import { listParameters, pageSize, readListQuery } from './query/list-query.ts';

/** Maximum number of cards in the server's HTML; the browser can add more. */
const mostInPage = 4 * pageSize;

export const route = defineRoute<ListData | null>({
  async loader({ request, context }) {
    const onServer = typeof document === 'undefined';
    const query = readListQuery(new URL(request.url).searchParams);
    try {
      return await getListData(context.get(contentContext), query, onServer ? mostInPage : Number.POSITIVE_INFINITY);
    } catch (error) {
      console.info('Could not load case studies; the list page says so and offers to try again.', error);
      return data(null, { status: 503 });
    }
  },
  Component: CaseStudyListPage,
  handle: {
    query: listParameters,
    meta: ({ data }) => ({
      title: data?.title ?? 'Our Case Studies',
      description:
        data?.description ||
        'What our clients needed on AWS, how we built it and what they gained, by industry and AWS service.',
      canonicalPath: '/case-study',
      noIndex: !data,
    }),
  },
});
