import type { Picture } from '@site/content/fields/picture';

/** A picture as link previews want it: 1200 by 630, and in a format that all of them read. Nothing for a drawing. */
export function toPreviewImage(picture: Picture | undefined): { image: string } | undefined {
  if (!picture || !/\.(webp|png|jpe?g|avif)$/.test(picture.url)) return undefined;
  return { image: `${picture.url}?w=1200&h=630&fit=fill&fm=jpg` };
}
