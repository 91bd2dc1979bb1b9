import { escapeHtml } from '../../src/head/write-head.ts';

/** An element that holds text, safe whatever the text is. */
export function toXmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Text for elements and double-quoted attributes, without the characters that XML 1.0 cannot hold even escaped. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
