import { contentContext, useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { CampaignBanner } from './banner/CampaignBanner.tsx';
import { Hero } from './hero/Hero.tsx';
import type { HomeData } from './home-data.ts';
import { homeMeta } from './home-meta.ts';
import { LateSections } from './late/LateSections.tsx';
import { patientPart } from './late/patient-part.ts';

const sections = patientPart(() => import(/* webpackChunkName: "late-home-sections" */ './HomeSections.tsx'));

export const route = defineRoute<HomeData>({
  // The first page arrives with its data, so the code that reads content is not part of its JavaScript.
  loader: async ({ context, request }) => {
    const [{ getHomeData }] = await Promise.all([import('./home-data.ts'), sections.preload()]);
    return getHomeData(context.get(contentContext), request.url);
  },
  Component: HomePage,
  handle: { fragments: ['case-studies/carousel'], meta: homeMeta },
});

function HomePage() {
  const data = useLoaderData<HomeData>();
  return (
    <>
      <Hero home={data.home} />
      <CampaignBanner program={data.program} />
      <LateSections part={sections} data={data} />
    </>
  );
}
