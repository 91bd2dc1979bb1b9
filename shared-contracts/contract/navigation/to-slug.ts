/**
 * The slug of a title in URLs: lowercase letters and digits, with single hyphens between words (spec section 2,
 * Footer).
 */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-');
}
