import type { CaseStudyCard } from '@site/content/entries/case-study-card';

/** Only what a card shows, because the page contains it twice: as HTML and as data. */
export interface CardContent extends Pick<CaseStudyCard, 'caseId' | 'title' | 'description' | 'industry' | 'img'> {
  /** The first AWS service; may be empty. */
  service: string;
  /** How many more services there are. */
  more: number;
}

export function toCardContent({ caseId, title, description, industry, img, services }: CaseStudyCard): CardContent {
  const [service = '', ...others] = services;
  return { caseId, title, description, industry, img: { ...img, alt: '' }, service, more: others.length };
}
