import { toSlug } from '../navigation/to-slug.ts';
import type { ContentClient, ResolvedEntry } from './content-client.ts';
import type { TypeAcceleratorProgramFields, TypeAcceleratorsFields } from './content-types.generated.ts';
import { fieldsOf, toEntries } from './entry-fields.ts';
import { type Picture, toPicture } from './picture.ts';
import { toLines, toPlainText } from './rich-text.ts';
import { type TitledPicture, type TitledText, toTitledPicture } from './titled-text.ts';

/** The accelerators list page (spec section 2). */
export interface AcceleratorList {
  /** The hero. */
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
}

export interface AcceleratorCard extends TitledText {
  /** Last segment of the detail's address, `/accelerators/{slug}`. */
  slug: string;
  list: string[];
  img?: Picture | undefined;
}

/** @returns `undefined` where the space has no accelerators entry; rejects as the client does */
export async function getAcceleratorList(content: ContentClient): Promise<AcceleratorList | undefined> {
  const entry = await getAcceleratorsEntry(content);
  return entry && toAcceleratorList(entry);
}

/** The programmes alone, for menus, forms and links. */
export async function getAcceleratorCards(content: ContentClient): Promise<AcceleratorCard[]> {
  return (await getAcceleratorList(content))?.programs ?? [];
}

export async function getAcceleratorsEntry(content: ContentClient): Promise<ResolvedEntry | undefined> {
  return (await content.getEntries({ contentType: 'accelerators', include: 3, limit: 100 }))[0];
}

export function toAcceleratorList(entry: unknown): AcceleratorList {
  const fields = fieldsOf<TypeAcceleratorsFields>(entry);
  return {
    title: toPlainText(fields.title),
    description: toPlainText(fields.description),
    title2: toPlainText(fields.title2),
    description2: toPlainText(fields.description2),
    whatAreAccelerators: toEntries(fields.whatAreAcceleratorsTabs).map(toTitledPicture),
    programs: toEntries(fields.acceleratorprograms).map(toAcceleratorCard),
    work: toEntries(fields.acceleratorsWork).map(toTitledPicture),
    whyChooseList: toLines(fields.whytochooselist),
  };
}

export function toAcceleratorCard(program: unknown): AcceleratorCard {
  const fields = fieldsOf<TypeAcceleratorProgramFields>(program);
  const title = toPlainText(fields.title);
  return {
    title,
    slug: toSlug(title),
    description: toPlainText(fields.description),
    list: toLines(fields.list),
    img: toPicture(fields.imagecontent),
  };
}
