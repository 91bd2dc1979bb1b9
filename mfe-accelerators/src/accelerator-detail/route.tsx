import { contentContext, data, redirect } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { AcceleratorDetailPage } from './AcceleratorDetailPage.tsx';
import { getProgramData, type ProgramData } from './program-data.ts';
import { toProgramMeta } from './program-meta.ts';

/** The program for `/well-architected-review`, a route without a `programId`. */
const review = 'well-architected-review';

export const route = defineRoute<ProgramData>({
  async loader({ request, context, params: { programId = review } }) {
    const found = await getProgramData(context.get(contentContext), programId);
    const slug = found.program?.slug;
    if (slug !== programId && slug === programId.toLowerCase()) {
      return redirect(`/accelerators/${slug}${new URL(request.url).search}`, 301) as never;
    }
    if (found.program) return found;
    return data(found, { status: found.error?.includes('not found') ? 404 : 503 }) as never;
  },
  Component: AcceleratorDetailPage,
  handle: { meta: ({ data, url }) => toProgramMeta(data?.program, url) },
});
