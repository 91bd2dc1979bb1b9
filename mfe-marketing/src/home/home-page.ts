import { toAddress } from '@site/content/fields/address';
import type { CallToAction } from '@site/content/fields/call-to-action';
import type {
  TypeAcceleratorStepFields,
  TypeHomePageFields,
  TypePartnerBadgeFields,
  TypeTabFields,
} from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { type Picture, toPicture } from '@site/content/fields/picture';
import { type RichText, toLines, toPlainText, toRichText } from '@site/content/fields/rich-text';
import {
  type TitledPicture,
  type TitledText,
  toTitledList,
  toTitledPicture,
  toTitledText,
} from '@site/content/fields/titled-text';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type Testimonial, toTestimonial } from '../testimonials/testimonial.ts';

/** All content of the home page except case studies, which their fragment loads (spec section 2, Home). */
export interface HomePage {
  title: string;
  /** The text after the blank line in `homeTitle`; may be empty. */
  subtitle: string;
  intro?: RichText | undefined;
  heroButtons: { contact: string; review: string };
  metaDescription: string;
  badges: PartnerBadge[];
  /** The hero's press view: the managed-services competency with its single badge. */
  pressView: TitledText & { badge?: PartnerBadge | undefined };
  /** The capability tabs, `Services`, `Expertise` and `Solutions`. */
  potentialOfAws: { title: string; tabs: CapabilityTab[] };
  /** The five accelerator steps, in order. */
  steps: { title: string; items: AcceleratorStep[] };
  technicalExpertise: { title: string; tabs: TitledText[] };
  smartSolutions: { title: string; tabs: TitledPicture[] };
  managedServices: CallToAction;
  testimonials: Testimonial[];
  contactUs: Omit<CallToAction, 'description'>;
}

export interface PartnerBadge {
  title: string;
  /** Shown while the badge is hovered. */
  type: string;
  img?: Picture | undefined;
}

export interface CapabilityTab extends TitledText {
  highlights: string[];
}

export interface AcceleratorStep extends TitledText {
  number: number;
  /** Path or URL of the step; undefined if the fallback route applies. */
  to?: string | undefined;
}

/**
 * @param siteOrigin whose addresses in steps become paths
 * @returns `undefined` if the space has no home page; rejects if the client does
 */
export async function getHomePage(content: ContentClient, siteOrigin?: string): Promise<HomePage | undefined> {
  const [entry] = await content.getEntries({ contentType: 'homePage', include: 2, limit: 1 });
  return entry && toHomePage(entry, siteOrigin);
}

export function toHomePage(entry: unknown, siteOrigin?: string): HomePage {
  const fields = fieldsOf<TypeHomePageFields>(entry);
  const [title = '', ...subtitle] = toPlainText(fields.homeTitle).split(/\n\s*\n/);
  return {
    title: title.trim(),
    subtitle: subtitle.join('\n').trim(),
    intro: toRichText(fields.homeSubtitle),
    heroButtons: {
      contact: toPlainText(fields.heroContactButton) || 'Talk to an engineer',
      review: toPlainText(fields.heroReviewButton) || 'Get a free review',
    },
    metaDescription: toPlainText(fields.metaDescription),
    badges: toEntries(fields.badges).map(toPartnerBadge),
    pressView: {
      title: toPlainText(fields.pressViewTitle),
      description: toPlainText(fields.pressViewDescription),
      badge: toEntries(fields.pressViewBadge).map(toPartnerBadge)[0],
    },
    potentialOfAws: {
      title: toPlainText(fields.potentialOfAwsTitle),
      tabs: toTitledList(fields.potentialOfAws, toCapabilityTab),
    },
    steps: {
      title: toPlainText(fields.rcaTitle),
      items: toTitledList(fields.rca, (step) => toAcceleratorStep(step, siteOrigin))
        .map((step, index) => ({ ...step, number: step.number || index + 1 }))
        .sort((a, b) => a.number - b.number),
    },
    technicalExpertise: {
      title: toPlainText(fields.awsValidatedTechnicalTitle),
      tabs: toTitledList(fields.technicalExpertiseTabs, toTitledText),
    },
    smartSolutions: {
      title: toPlainText(fields.smartSolutionsTitle),
      tabs: toTitledList(fields.smartSolutionsTabs, toTitledPicture),
    },
    managedServices: {
      title: toPlainText(fields.managedServicesTitle),
      description: toPlainText(fields.managedServicesDescription),
      button: toPlainText(fields.managedServicesButton) || 'Explore managed services',
    },
    testimonials: toEntries(fields.testimonial).map(toTestimonial),
    contactUs: {
      title: toPlainText(fields.contactUsTitle) || 'Talk to us about your cloud',
      button: toPlainText(fields.contactUsButton) || 'Contact Us',
    },
  };
}

function toPartnerBadge(entry: unknown): PartnerBadge {
  const { title, badgeType, img } = fieldsOf<TypePartnerBadgeFields>(entry);
  return { title: toPlainText(title), type: toPlainText(badgeType), img: toPicture(img) };
}

function toCapabilityTab(entry: unknown): CapabilityTab {
  return { ...toTitledText(entry), highlights: toLines(fieldsOf<TypeTabFields>(entry).list) };
}

function toAcceleratorStep(entry: unknown, siteOrigin: string | undefined): AcceleratorStep {
  const { stepNumber, number, url, link, route } = fieldsOf<TypeAcceleratorStepFields>(entry);
  const to = [url, link, route].map((address) => toAddress(address, siteOrigin)).find(Boolean);
  return { ...toTitledText(entry), number: Number(stepNumber ?? number), to };
}
