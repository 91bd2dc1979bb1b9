import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { type CallToAction, toCallToAction } from '@site/content/fields/call-to-action';
import type {
  TypeAcceleratorProgramFields,
  TypeAcceleratorsFields,
} from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { type Picture, toFileUrl } from '@site/content/fields/picture';
import { toLines, toPlainText } from '@site/content/fields/rich-text';
import {
  type TitledPicture,
  type TitledText,
  toTitledList,
  toTitledPicture,
  toTitledText,
} from '@site/content/fields/titled-text';
import type { ContentClient } from '@site/contract/clients/content-client';

/** Data for the accelerator detail page (spec section 2, Accelerator detail). A list without data is empty. */
export interface AcceleratorProgram {
  slug: string;
  title: string;
  /** `imagetitle1` is the heading over the picture, `imagetitle2` the no-cost review badge next to it. */
  imagetitle1: string;
  imagetitle2: string;
  description: string;
  description2: string;
  /** The button under the description. */
  heroContactButton: string;
  img?: Picture | undefined;
  whatItIs: string;
  whoItsFor: string[];
  whatChallengesDoesItAddress: string[];
  whyChooseList: string[];
  deliverables: TitledText[];
  whatsIncluded: Omit<TitledPicture, 'description'>[];
  howItWorks: TitledText[];
  /** The closing band. */
  contactUs: CallToAction;
  /** URL of the one-pager; undefined if the program uses the default one. */
  onePager?: string | undefined;
  onePagerButton: string;
}

/**
 * @param programId last segment of the URL: a slug, or `wellArchitectedReview` in camel or kebab case
 * @throws `No accelerator programs found`, `Program "{id}" not found` (spec section 8), or whatever the client throws
 */
export async function getAcceleratorProgram(content: ContentClient, programId: string): Promise<AcceleratorProgram> {
  const { acceleratorprograms, wellArchitectedReview } = fieldsOf<TypeAcceleratorsFields>(
    await getAcceleratorsEntry(content),
  );
  const review = toEntries(wellArchitectedReview);
  const programs = [...toEntries(acceleratorprograms), ...review];
  if (programs.length === 0) throw new Error('No accelerator programs found');
  const [found] = isReview(programId)
    ? review
    : programs.filter((program) => toAcceleratorCard(program).slug === programId.toLowerCase());
  if (!found) throw new Error(`Program "${programId}" not found`);
  const program = toAcceleratorProgram(found);
  // Only the review has an address that is not made from its title.
  return { ...program, title: program.title || 'Well-Architected Review' };
}

export function toAcceleratorProgram(program: unknown): AcceleratorProgram {
  const fields = fieldsOf<TypeAcceleratorProgramFields>(program);
  const { slug, title, description, img } = toAcceleratorCard(program);
  return {
    slug,
    title,
    imagetitle1: toPlainText(fields.imagetitle1),
    imagetitle2: toPlainText(fields.imagetitle2),
    description,
    description2: toPlainText(fields.description2),
    heroContactButton: toPlainText(fields.heroContactButton) || 'Talk to an Expert',
    img,
    whatItIs: toPlainText(fields.whatItIs),
    whoItsFor: toLines(fields.whoItsFor),
    whatChallengesDoesItAddress: toLines(fields.whatChallengesDoesItAddress),
    whyChooseList: toLines(fields.whyChooseList),
    deliverables: toTitledList(fields.deliverables, toTitledText),
    whatsIncluded: toTitledList(fields.whatsIncluded, toIncluded),
    howItWorks: toTitledList(fields.howItWorks, toTitledText),
    contactUs: toCallToAction(fields, {
      title: 'Take the next step',
      description: 'Read about the program on one page, or talk it over with the engineer who would run it.',
      button: 'Talk to Us',
    }),
    onePager: toFileUrl(fields.onePager),
    onePagerButton: toPlainText(fields.onePagerButton) || 'Download One Pager',
  };
}

function toIncluded(entry: unknown): Omit<TitledPicture, 'description'> {
  const { title, img } = toTitledPicture(entry);
  return { title, img };
}

function isReview(programId: string): boolean {
  return programId.replaceAll('-', '').toLowerCase() === 'wellarchitectedreview';
}
