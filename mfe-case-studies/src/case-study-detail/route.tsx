import { contentContext, data, redirect } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { CaseStudyPage } from './CaseStudyPage.tsx';
import { type DetailData, getDetailData, type Unavailable } from './detail-data.ts';
import { toDetailMeta } from './detail-meta.ts';

export const route = defineRoute<DetailData | Unavailable | null>({
  async loader({ request, params: { caseId = '' }, context }) {
    const study = await getDetailData(context.get(contentContext), caseId).catch((error: unknown) => {
      console.info(`Could not read case study ${JSON.stringify(caseId)}.`, error);
      return 'unavailable' as const;
    });
    if (study === 'unavailable') return data(study, { status: 503 });
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
