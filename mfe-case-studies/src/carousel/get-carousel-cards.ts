import { getCaseStudyCards } from '@site/content/entries/case-study-list';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';
import { sampleCards } from './sample-cards.ts';

/** Maximum number of cards. The carousel says how many there are, and the list page has the rest. */
const most = 24;

/** The cards to show, out of `total` case studies. */
export interface CarouselCards {
  cards: CardContent[];
  total: number;
}

/** Returns the first case studies, or the built-in samples if there are none or content fails. */
export async function getCarouselCards(content: ContentClient): Promise<CarouselCards> {
  const cards = await getCaseStudyCards(content).catch((error: unknown) => {
    console.info('Could not load case studies; the carousel shows its built-in samples.', error);
    return [];
  });
  if (cards.length === 0) return { cards: sampleCards, total: sampleCards.length };
  return { cards: cards.slice(0, most).map(toCardContent), total: cards.length };
}
