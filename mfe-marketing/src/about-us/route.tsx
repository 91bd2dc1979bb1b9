import { contentContext } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { getHomePage } from '../home/home-page.ts';
import { AboutPage } from './AboutPage.tsx';
import type { AboutData } from './about-data.ts';
import { withFallbacks } from './about-fallback.ts';
import { aboutMeta } from './about-meta.ts';
import { getAboutUs } from './about-us.ts';

/** Slots in the testimonial carousel (spec section 2). */
const slots = 6;

export const route = defineRoute<AboutData>({
  loader: async ({ context }) => {
    const content = context.get(contentContext);
    const [about, home] = await Promise.all([
      contentOr(undefined, getAboutUs(content)),
      contentOr(undefined, getHomePage(content)),
    ]);
    return { about: withFallbacks(about), testimonials: home?.testimonials.slice(0, slots) ?? [] };
  },
  Component: AboutPage,
  handle: { meta: aboutMeta },
});
