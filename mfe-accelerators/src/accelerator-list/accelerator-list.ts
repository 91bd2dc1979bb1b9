import { type AcceleratorCard, getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { type CallToAction, toCallToAction } from '@site/content/fields/call-to-action';
import type { TypeAcceleratorsFields } from '@site/content/fields/content-types.generated';
import { fieldsOf } from '@site/content/fields/entry-fields';
import { toLines, toPlainText } from '@site/content/fields/rich-text';
import { type TitledPicture, toTitledList, toTitledPicture } from '@site/content/fields/titled-text';
import type { ContentClient } from '@site/contract/clients/content-client';

/** The accelerators list page (spec section 2). */
export interface AcceleratorList {
  /** Title and text of the hero. */
  title: string;
  description: string;
  /** Title and text of `What Are Accelerators?`. */
  title2: string;
  description2: string;
  whatAreAccelerators: TitledPicture[];
  programs: AcceleratorCard[];
  /** How these accelerators work. */
  work: TitledPicture[];
  whyChooseList: string[];
  contactUs: CallToAction;
}

/** @returns `undefined` if the space has no accelerators entry; rejects if the client does */
export async function getAcceleratorList(content: ContentClient): Promise<AcceleratorList | undefined> {
  const entry = await getAcceleratorsEntry(content);
  return entry && toAcceleratorList(entry);
}

export function toAcceleratorList(entry: unknown): AcceleratorList {
  const fields = fieldsOf<TypeAcceleratorsFields>(entry);
  return {
    title: toPlainText(fields.title) || 'Accelerators',
    description: toPlainText(fields.description),
    title2: toPlainText(fields.title2),
    description2: toPlainText(fields.description2),
    whatAreAccelerators: toTitledList(fields.whatAreAcceleratorsTabs, toTitledPicture),
    programs: toTitledList(fields.acceleratorprograms, toAcceleratorCard),
    work: toTitledList(fields.acceleratorsWork, toTitledPicture),
    whyChooseList: toLines(fields.whytochooselist),
    contactUs: toCallToAction(fields, {
      title: 'Not sure which program fits?',
      description:
        'Tell us what slows you down. In a 30-minute call we find out which program helps, or whether none does.',
      button: 'Talk to Us',
    }),
  };
}
