import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import type { TypeCaseStudiesFields } from '../fields/content-types.generated.ts';
import { fieldsOf, toEntries } from '../fields/entry-fields.ts';
import { type RichText, toLines, toPlainText, toRichText } from '../fields/rich-text.ts';
import { type CaseStudyCard, toCaseStudyCard } from './case-study-card.ts';
import { toCaseStudyId } from './case-study-id.ts';
import { namesServiceOf, type Offer, proofStrength } from './proof-strength.ts';

/** The list of case studies (spec section 2). The cards are the child cards of the first `caseStudies` entry. */
export interface CaseStudyList {
  title: string;
  description?: RichText | undefined;
  /** The options of the filters, in the editors' order. */
  industryFilters: string[];
  awsServicesFilters: string[];
  cards: CaseStudyCard[];
}

/** @returns `undefined` if the space has no `caseStudies` entry; rejects if the client does */
export async function getCaseStudyList(content: ContentClient): Promise<CaseStudyList | undefined> {
  if (content.read) return content.read<CaseStudyList>('case-study-list');
  const entry = await getCaseStudiesEntry(content);
  if (!entry) return undefined;
  const list = lists.get(entry) ?? toCaseStudyList(entry);
  lists.set(entry, list);
  return list;
}

/** The server's cache returns the same entry for many visitors. This maps its cards, which may be a thousand, only once. */
const lists = new WeakMap<ResolvedEntry, CaseStudyList>();

/** Reads only the cards, for the carousel. */
export async function getCaseStudyCards(content: ContentClient): Promise<CaseStudyCard[]> {
  return (await getCaseStudyList(content))?.cards ?? [];
}

/** A case study that proves what another page says, as a link with a word on its industry. */
export interface Proof {
  to: string;
  title: string;
  note: string;
}

/**
 * Reads at most three case studies with a page that show an offer at work, the best proof first. Without any, those of projects that
 * used an AWS service which the offer's words name. Rejects if the client does.
 */
export async function getProofOf(content: ContentClient, offer: Offer): Promise<Proof[]> {
  const cards = (await getCaseStudyCards(content)).filter(({ caseId }) => caseId);
  const proofs = cards
    .map((card) => ({ card, strength: proofStrength(offer, card) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ card }) => card);
  const shown = proofs.length > 0 ? proofs : cards.filter((card) => namesServiceOf(offer, card));
  return shown.slice(0, 3).map(toProof);
}

/** Finds the case studies with these names that have a page. Rejects if the client does. */
export async function findProofs(content: ContentClient, idNames: readonly string[]): Promise<(Proof | undefined)[]> {
  const byId = new Map((await getCaseStudyCards(content)).map((card) => [card.caseId, card]));
  return idNames.map((idName) => {
    const card = idName ? byId.get(toCaseStudyId(idName)) : undefined;
    return card && toProof(card);
  });
}

function toProof({ caseId, title, industry }: CaseStudyCard): Proof {
  return { to: `/case-study/${caseId}`, title, note: industry };
}

/** Reads the first `caseStudies` entry, which holds all case studies (spec section 3). */
export async function getCaseStudiesEntry(content: ContentClient): Promise<ResolvedEntry | undefined> {
  return (await content.getEntries({ contentType: 'caseStudies', include: 3, limit: 100 }))[0];
}

export function toCaseStudyList(entry: unknown): CaseStudyList {
  const fields = fieldsOf<TypeCaseStudiesFields>(entry);
  return {
    title: toPlainText(fields.title),
    description: toRichText(fields.description),
    industryFilters: toLines(fields.industryFilters),
    awsServicesFilters: toLines(fields.awsServicesFilters),
    cards: toEntries(fields.childCards).map(toCaseStudyCard),
  };
}
