import { contentContext, useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { HydrateWhenVisible } from '@site/ui/hydration/HydrateWhenVisible';
import { latePart } from '@site/ui/hydration/late-part';
import { CampaignBanner } from './banner/CampaignBanner.tsx';
import { Hero } from './hero/Hero.tsx';
import type { HomeData } from './home-data.ts';
import { homeMeta } from './home-meta.ts';
import { SectionsLoading } from './SectionsLoading.tsx';

const sections = latePart(() => import(/* webpackChunkName: "late-home-sections" */ './HomeSections.tsx'));

export const route = defineRoute<HomeData>({
  // The first page arrives with its data, so the code that reads content is not part of its JavaScript.
  loader: async ({ context }) => {
    const [{ getHomeData }] = await Promise.all([import('./home-data.ts'), sections.preload()]);
    return getHomeData(context.get(contentContext));
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
      <HydrateWhenVisible part={sections} props={data} loading={<SectionsLoading />} />
    </>
  );
}
