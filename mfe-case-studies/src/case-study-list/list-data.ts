import { getCaseStudyList } from '@site/content/entries/case-study-list';
import { toPlainText } from '@site/content/fields/rich-text';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';
import { findCaseStudies } from './query/find-case-studies.ts';
import type { ListQuery } from './query/list-query.ts';

/** What the page shows: the cards that are asked for, never all of a thousand. */
export interface ListData {
  title: string;
  description: string;
  /** Choices of the filters. */
  industries: string[];
  services: string[];
  cards: CardContent[];
  /** How many come before these. */
  before: number;
  /** How many fit the query, of how many there are. */
  found: number;
  total: number;
}

/** @param most how many cards, whatever the query says */
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

/** Where editors list no choices, the case studies themselves have them. */
function orElse(choices: string[] | undefined, inCards: () => string[]): string[] {
  return choices?.length ? choices : [...new Set(inCards())].filter(Boolean).sort();
}
