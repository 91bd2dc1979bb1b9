import { badRequest } from '../api/api-error.ts';
import type { Locales } from '../delivery/locales.ts';
import { fieldValue, type Resource } from '../delivery/resource.ts';

/** The API's groups and their MIME types. `attachment` is everything else. */
const groups = new Map<string, RegExp>([
  ['plaintext', /^text\/plain/],
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['richtext', /rtf|msword|wordprocessing|opendocument\.text/],
  ['presentation', /powerpoint|presentation/],
  ['spreadsheet', /excel|spreadsheet|csv/],
  ['pdfdocument', /^application\/pdf/],
  ['archive', /zip|x-tar|rar|x-7z|gzip/],
  ['code', /javascript|json|x-sh|x-python|css/],
  ['markup', /html|xml|markdown/],
]);

export function isMimetypeGroup(group: string, asset: Resource, locale: string, locales: Locales): boolean {
  const pattern = groups.get(group);
  if (!pattern && group !== 'attachment') throw badRequest(`Unknown mimetype group: ${group}`);
  const file = fieldValue(asset, 'file', locale === '*' ? locales.default : locale, locales);
  const contentType = (file as { contentType?: string } | undefined)?.contentType;
  if (!contentType) return false;
  // SVG is XML, but editors see an image.
  if (contentType.startsWith('image/')) return group === 'image';
  return pattern ? pattern.test(contentType) : ![...groups.values()].some((known) => known.test(contentType));
}
