import type { ContentClient } from '@site/contract/clients/content-client';
import type { CallToAction } from '../fields/call-to-action.ts';
import type {
  TypeCaseStudiesFields,
  TypeCaseStudyFields,
  TypeCaseStudyTestimonialFields,
  TypeMetricFields,
} from '../fields/content-types.generated.ts';
import { datesOf } from '../fields/entry-dates.ts';
import { fieldsOf, idOf, toEntries } from '../fields/entry-fields.ts';
import { type Picture, toPicture } from '../fields/picture.ts';
import { placeholderPicture } from '../fields/placeholder-picture.ts';
import { type RichText, toPlainText, toRichText } from '../fields/rich-text.ts';
import { type CaseStudyCard, caseIdOf, industryOf, toCaseStudyCard } from './case-study-card.ts';
import { toCaseStudyId } from './case-study-id.ts';
import { getCaseStudiesEntry } from './case-study-list.ts';

/** What a case study's page shows (spec section 2, Case study detail). */
export interface CaseStudy {
  id: string;
  /** As the editor wrote it. It is sent with a request for the full document (spec section 7). */
  idName: string;
  /** As in the address. */
  caseId: string;
  title: string;
  subTitles: string;
  description?: RichText | undefined;
  /** The description as plain text, for search engines. */
  summary: string;
  industry: string;
  solutionType: string;
  services: string[];
  /** When it was published and last changed, for search engines. */
  dates: { created?: string; updated?: string };
  img: Picture;
  metrics: CaseStudyMetric[];
  aboutClient?: RichText | undefined;
  clientLogo?: Picture | undefined;
  challenge?: RichText | undefined;
  solution?: RichText | undefined;
  result?: RichText | undefined;
  testimonials: CaseStudyTestimonial[];
  /** At most three others of the same industry, all with a page. */
  related: CaseStudyCard[];
  /** The offer of the full document. Missing if an earlier version of this package read the case study. */
  fullStory?: CallToAction | undefined;
}

export interface CaseStudyMetric {
  /** With its unit, such as `42%` or `3x`. */
  value: string;
  description: string;
  /** Shown before the value as an arrow up, an arrow down, or a plus sign. */
  sign?: 'increase' | 'decrease' | 'addition' | undefined;
}

export interface CaseStudyTestimonial {
  name: string;
  position: string;
  message: string;
}

/**
 * Reads a case study.
 *
 * @param caseId the last segment of the address, in any case
 * @returns `undefined` if there is none; rejects if the client does
 */
export async function getCaseStudy(content: ContentClient, caseId: string): Promise<CaseStudy | undefined> {
  if (content.read) return content.read<CaseStudy>(`case-study/${encodeURIComponent(toCaseStudyId(caseId))}`);
  const entry = await getCaseStudiesEntry(content);
  const childCards = toEntries(fieldsOf<TypeCaseStudiesFields>(entry).childCards);
  const wanted = toCaseStudyId(caseId);
  const found = childCards.find((card) => wanted && caseIdOf(card) === wanted);
  return found && { ...toCaseStudy(found, childCards), fullStory: toFullStory(entry) };
}

/** @param entry the `caseStudies` entry, whose words all case studies share */
export function toFullStory(entry: unknown): CallToAction {
  const fields = fieldsOf<TypeCaseStudiesFields>(entry);
  return {
    title: toPlainText(fields.fullStoryTitle) || 'Want the Full Story?',
    description:
      toPlainText(fields.fullStoryDescription) ||
      'The architecture, decisions and costs of this project in one document.',
    button: toPlainText(fields.fullStoryButton) || 'Download full Case Study',
  };
}

/** @param childCards all case studies, to find related ones among them */
export function toCaseStudy(childCard: unknown, childCards: readonly unknown[] = []): CaseStudy {
  const fields = fieldsOf<TypeCaseStudyFields>(childCard);
  const card = toCaseStudyCard(childCard);
  const description = fields.childDescription ?? fields.description;
  return {
    id: card.id,
    idName: toPlainText(fields.idName),
    caseId: card.caseId,
    title: toPlainText(fields.childTitle) || card.title,
    subTitles: toPlainText(fields.subTitles),
    description: toRichText(description),
    summary: toPlainText(description),
    industry: card.industry,
    solutionType: toPlainText(fields.solutionType),
    services: card.services,
    dates: datesOf(childCard),
    img: toPicture(fields.childImg) ?? toPicture(fields.img) ?? placeholderPicture,
    metrics: toEntries(fields.metrics).map(toMetric),
    aboutClient: toRichText(fields.aboutClient),
    clientLogo: toPicture(fields.clientLogo),
    challenge: toRichText(fields.challenge),
    solution: toRichText(fields.solution),
    result: toRichText(fields.result),
    testimonials: toEntries(fields.testimonial).map(toCaseStudyTestimonial),
    related: toRelated(childCard, childCards),
  };
}

function toMetric(entry: unknown): CaseStudyMetric {
  const { value, description, percentage, increase, decrease, addition } = fieldsOf<TypeMetricFields>(entry);
  const number = toPlainText(value);
  const unit = percentage === true && !number.includes('%') ? '%' : '';
  const signs = { increase, decrease, addition };
  const sign = (['increase', 'decrease', 'addition'] as const).find((name) => signs[name] === true);
  return { value: number && number + unit, description: toPlainText(description), sign };
}

function toCaseStudyTestimonial(entry: unknown): CaseStudyTestimonial {
  const { title, position, message } = fieldsOf<TypeCaseStudyTestimonialFields>(entry);
  return { name: toPlainText(title), position: toPlainText(position), message: toPlainText(message) };
}

function toRelated(childCard: unknown, childCards: readonly unknown[]): CaseStudyCard[] {
  const industry = industryOf(childCard);
  return childCards
    .filter((other) => idOf(other) !== idOf(childCard) && caseIdOf(other) && industryOf(other) === industry)
    .slice(0, 3)
    .map(toCaseStudyCard);
}
