import { toPlainText } from './rich-text.ts';

/**
 * Where a field's address leads: a path of this site, or an address with http or https of another one.
 *
 * @param value a path, with or without its first slash, or an absolute address with or without its scheme
 * @param siteOrigin whose absolute addresses become paths, e.g. `https://www.example.com`
 * @returns `undefined` for anything that should not be followed, such as `javascript:`
 */
export function toAddress(value: unknown, siteOrigin?: string): string | undefined {
  const text = toPlainText(value);
  if (/^[\w-]+(\/|$)/.test(text)) return `/${text}`;
  // Browsers read a backslash as a slash.
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!/^(https?:)?\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text, 'https://this.site');
    const isOwn = url.host === (siteOrigin && new URL(siteOrigin).host);
    return isOwn ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : text.replace(/^\/\//, 'https://');
  } catch {
    return undefined;
  }
}
