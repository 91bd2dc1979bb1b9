import type { CaseStudyCard } from './case-study-card.ts';

/** A service or a program, as far as it tells which case studies show it at work. */
export interface Offer {
  title: string;
  /** Names of AWS services. */
  tools?: readonly string[];
  /** What its page says, as texts in objects and lists of any shape. */
  words?: unknown;
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

/** Whether an offer's words name an AWS service that a project used. */
export function namesServiceOf({ words }: Offer, { services }: Pick<CaseStudyCard, 'services'>): boolean {
  const text = toText(words);
  return services.some((service) => mentions(text, service));
}

/** How deep the texts of an offer lie at most: in the entry of a list. */
const deepest = 4;

/** All texts of a value in one. */
function toText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (!value || typeof value !== 'object' || depth > deepest) return '';
  return Object.values(value)
    .map((part) => toText(part, depth + 1))
    .join('\n');
}

/**
 * Whether a text names an AWS service, with or without its vendor: `Amazon EKS` or `EKS`. A name of one plain word, such as `Backup`,
 * counts with its vendor only, because it may mean anything else.
 */
function mentions(text: string, service: string): boolean {
  const short = service.replace(/^(?:AWS|Amazon) /, '');
  const name = /[A-Z\d].*[A-Z\d]/.test(short) ? short : service;
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/\w/.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)) return true;
  }
  return false;
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
