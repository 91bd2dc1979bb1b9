import { contentContext, providerContext } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { answerForm, answerQuery, questionQuery } from '../assistant/answer-form.ts';
import { AcceleratorListPage } from './AcceleratorListPage.tsx';
import { fallbackList } from './fallback-list.ts';
import { getListData } from './list-data.ts';
import { toListMeta } from './list-meta.ts';

export const route = defineRoute({
  loader: async ({ request, context }) => {
    const [data, answered] = await Promise.all([
      getListData(context.get(contentContext)),
      answerQuery(request.url, context.get(providerContext), request.signal),
    ]);
    return { ...data, ...(answered && { answered }) };
  },
  /** Answers the question box without JavaScript. */
  action: async ({ request, context }) =>
    answerForm(await request.formData(), context.get(providerContext), request.signal),
  Component: AcceleratorListPage,
  handle: { query: [questionQuery], meta: ({ data, url }) => toListMeta(data?.list ?? fallbackList, url) },
});
