import type { TypeTabFields } from './content-types.generated.ts';
import { fieldsOf, toEntries } from './entry-fields.ts';
import { type Picture, toPicture } from './picture.ts';
import { toPlainText } from './rich-text.ts';

/** A heading with its text, as in most tabs, steps, and cards. */
export interface TitledText {
  title: string;
  description: string;
}

export interface TitledPicture extends TitledText {
  img?: Picture | undefined;
}

export function toTitledText(entry: unknown): TitledText {
  const { title, description } = fieldsOf<TypeTabFields>(entry);
  return { title: toPlainText(title), description: toPlainText(description) };
}

/**
 * The entries of a list whose titles head or link them. One without a title is left out, because nothing else names it.
 *
 * @param read maps an entry
 */
export function toTitledList<Item extends { title: string }>(value: unknown, read: (entry: unknown) => Item): Item[] {
  return toEntries(value)
    .map(read)
    .filter(({ title }) => title);
}

export function toTitledPicture(entry: unknown): TitledPicture {
  const { img } = fieldsOf<TypeTabFields>(entry);
  return { ...toTitledText(entry), img: toPicture(img) };
}
