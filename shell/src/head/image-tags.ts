import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { type HeadTag, metaTag } from './head-tags.ts';

/** The path of the pictures that the shell draws. */
export const linkPicturesPath = '/link-pictures/';

/** The name of the tag with the page's own picture, over which the shell draws. */
export const ownPictureName = 'link-picture';

/**
 * The picture that other sites show with a link to the page: its title over its own picture or over the site's scene, which the
 * shell draws. Only the server writes it, because nobody reads it after a navigation.
 */
export function toImageTags(meta: PageMeta, pathname: string, origin: string): HeadTag[] {
  return [
    metaTag('property', 'og:image', new URL(toLinkPicture(meta, pathname, origin), origin).href),
    ...(meta.image && !meta.noIndex ? [metaTag('name', ownPictureName, meta.image)] : []),
    metaTag('property', 'og:image:width', '1200'),
    metaTag('property', 'og:image:height', '630'),
    metaTag('property', 'og:image:alt', meta.title),
  ];
}

/** The address changes with the title and the picture, so that browsers and other sites may keep the picture. */
function toLinkPicture(
  { title, image = '', noIndex, canonicalPath }: PageMeta,
  pathname: string,
  origin: string,
): string {
  if (noIndex) return '/assets/preview.png';
  const page = new URL(canonicalPath ?? pathname, origin).pathname;
  return `${linkPicturesPath}${toDigest(title + image)}${page}.png`;
}

/** FNV-1a, which is short and works in every runtime. */
function toDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (const character of text) digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return digest.toString(36);
}
