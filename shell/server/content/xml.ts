import { escapeHtml } from '../../src/head/write-head.ts';

/** Renders an element around any text. */
export function toXmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes text for elements and double-quoted attributes, and drops characters that XML 1.0 does not allow at all. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is its purpose
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
