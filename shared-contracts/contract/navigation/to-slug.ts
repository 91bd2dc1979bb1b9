/**
 * The slug of a title in addresses: lower case, letters, digits and hyphens, words joined by single hyphens.
 * (spec section 2, Footer)
 */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-');
}
