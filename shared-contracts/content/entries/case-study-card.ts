import type { TypeCaseStudyFields } from '../fields/content-types.generated.ts';
import { fieldsOf, idOf } from '../fields/entry-fields.ts';
import { type Picture, toPicture } from '../fields/picture.ts';
import { placeholderPicture } from '../fields/placeholder-picture.ts';
import { toLines, toListItems, toPlainText } from '../fields/rich-text.ts';
import { toCaseStudyId } from './case-study-id.ts';

/** What a case study's card shows in the list and the carousel (spec section 2, Case-study carousel). */
export interface CaseStudyCard {
  id: string;
  /** The last segment of its page's address, `/case-study/{caseId}`. If empty, Read More links to the contact page. */
  caseId: string;
  title: string;
  description: string;
  industry: string;
  solutionType: string;
  /** The AWS services used. A card shows the first one and the number of others. */
  services: string[];
  /** The placeholder if the entry has no picture. */
  img: Picture;
}

export function toCaseStudyCard(childCard: unknown): CaseStudyCard {
  const fields = fieldsOf<TypeCaseStudyFields>(childCard);
  return {
    id: idOf(childCard),
    caseId: caseIdOf(childCard),
    title: toPlainText(fields.title) || toPlainText(fields.childTitle) || toPlainText(fields.idName),
    description: toPlainText(fields.description),
    industry: industryOf(childCard),
    solutionType: toPlainText(fields.solutionType),
    services: toServices(fields.awsServicesUsed),
    img: toPicture(fields.img) ?? placeholderPicture,
  };
}

/** The last segment of a case study's address. Looking for one reads no more of the others than this. */
export function caseIdOf(childCard: unknown): string {
  return toCaseStudyId(toPlainText(fieldsOf<TypeCaseStudyFields>(childCard).idName));
}

/** The industry of a case study, by which related ones are found. */
export function industryOf(childCard: unknown): string {
  return toPlainText(fieldsOf<TypeCaseStudyFields>(childCard).industry);
}

/** Reads one service from each item of an ordered list. Also accepts lists written in other ways. */
function toServices(value: unknown): string[] {
  const items = toListItems(value, 'ordered-list');
  return items.length > 0 ? items : toLines(value);
}
