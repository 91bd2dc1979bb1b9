import { defineFragment } from '@site/contract/remote-module/remote-fragment';
import { CaseStudyCarousel } from './CaseStudyCarousel.tsx';
import type { CarouselCards } from './get-carousel-cards.ts';

export const fragment = defineFragment<'case-studies/carousel', CarouselCards>({
  // A separate chunk: the first page gets its data from the server and needs neither the code that reads it nor the samples.
  load: async ({ content }) => (await import('./get-carousel-cards.ts')).getCarouselCards(content),
  Component: CaseStudyCarousel,
});
