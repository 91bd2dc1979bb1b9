/**
 * Whether a text looks like `name@domain.tld` (spec section 5). Refuses what mail headers give a meaning to, such as
 * commas, quotes and angle brackets, so that one address is one recipient. Linear in the length of the text.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/.test(text);
}
