import type { TypeCaseStudyFields } from '../fields/content-types.generated.ts';
import { fieldsOf, idOf } from '../fields/entry-fields.ts';
import { type Picture, toPicture } from '../fields/picture.ts';
import { placeholderPicture } from '../fields/placeholder-picture.ts';
import { toLines, toListItems, toPlainText } from '../fields/rich-text.ts';
import { toCaseStudyId } from './case-study-id.ts';

/** What a card in the list and the carousel shows of a case study (spec section 2, Case-study carousel). */
export interface CaseStudyCard {
  id: string;
  /** Last segment of its address `/case-study/{caseId}`; empty where Read More leads to the contact page. */
  caseId: string;
  title: string;
  description: string;
  industry: string;
  /** AWS services used; a card shows the first and how many more there are. */
  services: string[];
  /** The placeholder where the entry has none. */
  img: Picture;
}

export function toCaseStudyCard(childCard: unknown): CaseStudyCard {
  const fields = fieldsOf<TypeCaseStudyFields>(childCard);
  return {
    id: idOf(childCard),
    caseId: toCaseStudyId(toPlainText(fields.idName)),
    title: toPlainText(fields.title),
    description: toPlainText(fields.description),
    industry: toPlainText(fields.industry),
    services: toServices(fields.awsServicesUsed),
    img: toPicture(fields.img) ?? placeholderPicture,
  };
}

/** One service per item of the ordered list; other ways of writing the list are read too. */
function toServices(value: unknown): string[] {
  const items = toListItems(value, 'ordered-list');
  return items.length > 0 ? items : toLines(value);
}
