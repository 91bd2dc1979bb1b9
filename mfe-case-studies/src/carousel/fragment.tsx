import { defineFragment } from '@site/contract/remote-module/remote-fragment';
import type { CardContent } from '../card/card-content.ts';
import { CaseStudyCarousel } from './CaseStudyCarousel.tsx';

export const fragment = defineFragment<'case-studies/carousel', CardContent[]>({
  // A separate chunk: the first page gets its data from the server and needs neither the code that reads it nor the samples.
  load: async ({ content }) => (await import('./get-carousel-cards.ts')).getCarouselCards(content),
  Component: CaseStudyCarousel,
});
