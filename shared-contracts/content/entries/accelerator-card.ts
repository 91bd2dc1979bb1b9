import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import { toSlug } from '@site/contract/navigation/to-slug';
import type { TypeAcceleratorProgramFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { type Picture, toPicture } from '../fields/picture.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';
import type { TitledText } from '../fields/titled-text.ts';

/** The data of an accelerator program that lists, the sitemap, and the assistant need (spec section 2). */
export interface AcceleratorCard extends TitledText {
  /** The last segment of its page's address, `/accelerators/{slug}`. */
  slug: string;
  list: string[];
  img?: Picture | undefined;
}

/** Reads the entry that holds all programs (spec section 3). Rejects if the client does. */
export async function getAcceleratorsEntry(content: ContentClient): Promise<ResolvedEntry | undefined> {
  return (await content.getEntries({ contentType: 'accelerators', include: 3, limit: 100 }))[0];
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
