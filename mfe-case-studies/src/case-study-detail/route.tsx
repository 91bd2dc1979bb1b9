import { contentContext, data, redirect } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { CaseStudyPage } from './CaseStudyPage.tsx';
import { type DetailData, getDetailData } from './detail-data.ts';
import { toDetailMeta } from './detail-meta.ts';

export const route = defineRoute<DetailData | null>({
  async loader({ request, params: { caseId = '' }, context }) {
    const study = await getDetailData(context.get(contentContext), caseId);
    if (!study) {
      console.info(`Case study ${JSON.stringify(caseId)} not found.`);
      return data(null, { status: 404 });
    }
    if (study.caseId !== caseId) {
      return redirect(`/case-study/${encodeURIComponent(study.caseId)}${new URL(request.url).search}`, 301);
    }
    return study;
  },
  Component: CaseStudyPage,
  handle: { meta: toDetailMeta },
});
