import type { CaseStudyCard } from './case-study-card.ts';

/** A service or a program, as far as it tells which case studies show it at work. */
export interface Offer {
  title: string;
  /** Names of AWS services. */
  tools?: readonly string[];
}

/**
 * How well a case study shows an offer at work: 3 if the offer's title names its solution type, 2 if both use an AWS service, 1 if
 * the title names its industry only, 0 if nothing tells that they belong together. From 2 on, the project used the offer.
 */
export function proofStrength(
  { title, tools = [] }: Offer,
  { solutionType, industry, services }: Pick<CaseStudyCard, 'solutionType' | 'industry' | 'services'>,
): number {
  if (names(title, solutionType)) return 3;
  if (services.some((service) => tools.includes(service))) return 2;
  return names(title, industry) ? 1 : 0;
}

/**
 * Whether a title has at least half of the words of a subject, e.g.
 * `ResilienceX – Backup, Disaster Recovery & HA Workshop` those of `Disaster recovery`.
 */
function names(title: string, subject: string): boolean {
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf(subject);
  const shared = words.filter((word) => inTitle.has(word)).length;
  return shared > 0 && shared >= words.length / 2;
}

/** Words that say too little. */
const empty = new Set([
  'aws',
  'cloud',
  'platform',
  'and',
  'the',
  'with',
  'for',
  'our',
  'service',
  'services',
  'program',
]);

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))].filter((word) => !empty.has(word));
}
