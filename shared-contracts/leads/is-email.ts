/**
 * Whether a text looks like `name@domain.tld` (spec section 5). Refuses characters with a meaning in mail headers, such as
 * commas, quotes, and angle brackets, so that one address is one recipient. Takes linear time.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/.test(text);
}
