import type { CaseStudyCard } from '@site/content/entries/case-study-card';
import type { ListQuery } from './list-query.ts';

/** Returns the case studies that match the query: by relevance if it has text, otherwise in the editors' order. */
export async function findCaseStudies(
  cards: readonly CaseStudyCard[],
  { text, industry, services }: Pick<ListQuery, 'text' | 'industry' | 'services'>,
): Promise<readonly CaseStudyCard[]> {
  const found = text ? await searchIn(cards, text) : cards;
  return found.filter(
    (card) =>
      (!industry || card.industry === industry) &&
      (services.length === 0 || services.some((service) => card.services.includes(service))),
  );
}

/** Loads the search code when the first query has text. */
async function searchIn(cards: readonly CaseStudyCard[], text: string) {
  const { searchCaseStudies } = await import('../search/search-case-studies.ts');
  return searchCaseStudies(cards, text);
}
