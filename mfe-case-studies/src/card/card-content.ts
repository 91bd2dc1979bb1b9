import type { CaseStudyCard } from '@site/content/entries/case-study-card';

/** What a card shows and nothing more, since it is written into the page twice: as HTML and as data. */
export interface CardContent extends Pick<CaseStudyCard, 'caseId' | 'title' | 'description' | 'industry' | 'img'> {
  /** The first AWS service; empty where none is named. */
  service: string;
  /** How many further services there are. */
  more: number;
}

export function toCardContent({ caseId, title, description, industry, img, services }: CaseStudyCard): CardContent {
  const [service = '', ...others] = services;
  return { caseId, title, description, industry, img: { ...img, alt: '' }, service, more: others.length };
}
