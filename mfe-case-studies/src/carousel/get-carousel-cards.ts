import { getCaseStudyCards } from '@site/content/entries/case-study-list';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';
import { sampleCards } from './sample-cards.ts';

/** Maximum number of cards. The list page has the rest. */
const most = 24;

/** Returns the first case studies, or the built-in samples if there are none or content fails. */
export async function getCarouselCards(content: ContentClient): Promise<CardContent[]> {
  const cards = await getCaseStudyCards(content).catch((error: unknown) => {
    console.info('Could not load case studies; the carousel shows its built-in samples.', error);
    return [];
  });
  return cards.length > 0 ? cards.slice(0, most).map(toCardContent) : sampleCards;
}
