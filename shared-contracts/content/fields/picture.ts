import { fieldsOf } from './entry-fields.ts';
import { toPlainText } from './rich-text.ts';

/** A picture from the content service, whose Images API scales and converts `url` (`?w=640&fm=avif&q=60`). */
export interface Picture {
  /** An absolute `https:` or `http:` address, or for the placeholder a `data:` address, which takes no parameters. */
  url: string;
  /** The size of the original, in pixels. */
  width: number;
  height: number;
  /** What the picture shows. Empty if it is only decoration. */
  alt: string;
}

/**
 * @param asset a linked asset, or an array of them, of which the first is used
 * @returns `undefined` if the asset has no file
 */
export function toPicture(asset: unknown): Picture | undefined {
  const { title, description, file } = fieldsOf<AssetFields>(Array.isArray(asset) ? asset[0] : asset);
  const { url, details } = (file ?? {}) as AssetFile;
  if (!url) return undefined;
  return {
    url: toAbsoluteUrl(url),
    width: details?.image?.width ?? 0,
    height: details?.image?.height ?? 0,
    alt: toPlainText(description) || toPlainText(title),
  };
}

/** The address of an asset's file, of any kind. */
export function toFileUrl(asset: unknown): string | undefined {
  const { url } = (fieldsOf<AssetFields>(Array.isArray(asset) ? asset[0] : asset).file ?? {}) as AssetFile;
  return url ? toAbsoluteUrl(url) : undefined;
}

/** Adds the scheme, which Contentful leaves out. A content service on this machine uses plain HTTP. */
function toAbsoluteUrl(url: string): string {
  if (!url.startsWith('//')) return url;
  return /^\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url) ? `http:${url}` : `https:${url}`;
}

interface AssetFields {
  title: string;
  description: string;
  file: AssetFile;
}

interface AssetFile {
  url?: string;
  details?: { image?: { width: number; height: number } };
}
