import { contentContext, data } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { AcceleratorDetailPage } from './AcceleratorDetailPage.tsx';
import { getProgramData, type ProgramData } from './program-data.ts';
import { toProgramMeta } from './program-meta.ts';

/** The program for `/well-architected-review`, a route without a `programId`. */
const review = 'well-architected-review';

export const route = defineRoute<ProgramData>({
  async loader({ context, params }) {
    const found = await getProgramData(context.get(contentContext), params.programId ?? review);
    if (found.program) return found;
    return data(found, { status: found.error?.includes('not found') ? 404 : 503 }) as never;
  },
  Component: AcceleratorDetailPage,
  handle: { meta: ({ data, url }) => toProgramMeta(data?.program, url) },
});
