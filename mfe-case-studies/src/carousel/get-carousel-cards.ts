import { getCaseStudyCards } from '@site/content/entries/case-study-list';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';
import { sampleCards } from './sample-cards.ts';

/** Further case studies are in the list. */
const most = 24;

/** The first case studies, or the built-in samples where there are none or content cannot be had. */
export async function getCarouselCards(content: ContentClient): Promise<CardContent[]> {
  const cards = await getCaseStudyCards(content).catch((error: unknown) => {
    console.info('Case studies cannot be had now; the built-in samples stand in.', error);
    return [];
  });
  return cards.length > 0 ? cards.slice(0, most).map(toCardContent) : sampleCards;
}
