import { type AboutUs, getAboutUs } from 'shared-contracts/content/about-us.ts';
import { getHomePage } from 'shared-contracts/content/home-page.ts';
import type { Testimonial } from 'shared-contracts/content/testimonial.ts';
import { contentContext } from 'shared-contracts/host';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { contentOr } from '../content/content-or.ts';
import { AboutPage } from './AboutPage.tsx';
import { withFallbacks } from './about-fallback.ts';
import { aboutMeta } from './about-meta.ts';

export interface AboutData {
  about: AboutUs;
  testimonials: Testimonial[];
}

/** The testimonial carousel has six slots (spec section 2). */
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
