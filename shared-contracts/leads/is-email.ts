/**
 * Whether a text looks like `name@domain.tld` (spec section 5). Rejects characters that have a meaning in email headers,
 * such as commas, quotes, and angle brackets, so that one address is one recipient. Runs in linear time.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/.test(text);
}
