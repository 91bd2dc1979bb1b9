import type { CaseStudyCard } from '@site/content/entries/case-study-card';
import type { ListQuery } from './list-query.ts';

/** The case studies that fit everything that is asked, by relevance where a text is searched, else as editors put them. */
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

/** The search comes with the first text that is searched for. */
async function searchIn(cards: readonly CaseStudyCard[], text: string) {
  const { searchCaseStudies } = await import('../search/search-case-studies.ts');
  return searchCaseStudies(cards, text);
}
