import { getCaseStudyList } from '@site/content/entries/case-study-list';
import { toPlainText } from '@site/content/fields/rich-text';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';
import { findCaseStudies } from './query/find-case-studies.ts';
import type { ListQuery } from './query/list-query.ts';

/** Data for the list page. Contains only the cards to show, because there may be a thousand. */
export interface ListData {
  title: string;
  description: string;
  /** Options of the filters. */
  industries: string[];
  services: string[];
  cards: CardContent[];
  /** How many matching cards come before these. */
  before: number;
  /** How many case studies match the query, out of `total`. */
  found: number;
  total: number;
}

/** @param most maximum number of cards, even if the query asks for more */
export async function getListData(content: ContentClient, query: ListQuery, most: number): Promise<ListData> {
  const list = await getCaseStudyList(content);
  const all = list?.cards ?? [];
  const found = await findCaseStudies(all, query);
  const before = query.from < found.length ? query.from : 0;
  return {
    title: list?.title || 'Our Case Studies',
    description: toPlainText(list?.description),
    industries: orElse(list?.industryFilters, () => all.map(({ industry }) => industry)),
    services: orElse(list?.awsServicesFilters, () => all.flatMap(({ services }) => services)),
    cards: found.slice(before, before + Math.min(query.shown, most)).map(toCardContent),
    before,
    found: found.length,
    total: all.length,
  };
}

/** Falls back to the values found in the cards if editors list no options. */
function orElse(choices: string[] | undefined, inCards: () => string[]): string[] {
  return [...new Set(choices?.length ? choices : inCards().sort())].filter(Boolean);
}
