import { toSlug } from '@site/contract/navigation/to-slug';
import { toAddress } from '../fields/address.ts';
import type { CallToAction } from '../fields/call-to-action.ts';
import type {
  TypeArticleFields,
  TypeCapabilityServiceFields,
  TypeTabFields,
} from '../fields/content-types.generated.ts';
import { fieldsOf, toEntries } from '../fields/entry-fields.ts';
import { type Picture, toPicture } from '../fields/picture.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';
import { type TitledPicture, toTitledList, toTitledPicture } from '../fields/titled-text.ts';
import type { Offer } from './proof-strength.ts';

/** What the list page shows for each service. */
export interface CapabilityServiceCard {
  id: string;
  title: string;
  /** The last segment of its page's address, `/capability/{capability}/{slug}`. */
  slug: string;
  subTitles: string;
  img?: Picture | undefined;
}

/** A result for a client. */
interface CaseStudyTab extends TitledPicture {
  /** The `idName` of the case study that it tells about; empty if the editor named none. */
  caseStudy: string;
}

/** A `metrics` entry of a capability, with everything its page shows (spec section 2, Capability detail). */
export interface CapabilityService {
  title: string;
  slug: string;
  subTitles: string;
  description: string;
  /** The button under the description. */
  heroContactButton: string;
  img?: Picture | undefined;
  whyChooseList: string[];
  strategyTitle: string;
  strategyTabs: TitledPicture[];
  caseStudyTabs: CaseStudyTab[];
  /** Articles on other sites, for the generative AI service. */
  articles: (TitledPicture & { url: string })[];
  /** Logos under `AI Tools We Use`, for the generative AI service. */
  tools: Picture[];
  /** The closing call to action. */
  contactUs: Omit<CallToAction, 'description'>;
}

/** The title of a service, which its address is made of. */
export function toServiceTitle(metric: unknown): string {
  return toPlainText(fieldsOf<TypeCapabilityServiceFields>(metric).title);
}

export function toCapabilityService(metric: unknown): CapabilityService {
  const fields = fieldsOf<TypeCapabilityServiceFields>(metric);
  const title = toServiceTitle(metric);
  return {
    title,
    slug: toSlug(title),
    subTitles: toPlainText(fields.subTitles),
    description: toPlainText(fields.description),
    heroContactButton: toPlainText(fields.heroContactButton) || 'Talk to an engineer',
    img: toPicture(fields.assets),
    whyChooseList: toLines(fields.whyChooseList),
    strategyTitle: toPlainText(fields.strategyTitle) || 'Our strategy',
    strategyTabs: toTitledList(fields.strategyTabs, toTitledPicture),
    caseStudyTabs: toTitledList(fields.caseStudyTabs, toCaseStudyTab),
    articles: toTitledList(fields.articles, (article) => ({
      ...toTitledPicture(article),
      url: toAddress(fieldsOf<TypeArticleFields>(article).url) ?? '',
    })).filter(({ url }) => url),
    tools: toEntries(fields.tools)
      .map(toPicture)
      .filter((tool) => tool !== undefined),
    contactUs: {
      title: toPlainText(fields.contactUsTitle) || `Talk to us about ${title}`,
      button: toPlainText(fields.contactUsButton) || 'Contact Us',
    },
  };
}

/** What tells which case studies show a service at work. */
export function toOffer({ title, description, whyChooseList, strategyTabs, tools }: CapabilityService): Offer {
  return { title, tools: tools.map(({ alt }) => alt), words: [description, whyChooseList, strategyTabs] };
}

function toCaseStudyTab(tab: unknown): CaseStudyTab {
  return { ...toTitledPicture(tab), caseStudy: toPlainText(fieldsOf<TypeTabFields>(tab).caseStudy) };
}
