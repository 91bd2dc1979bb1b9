/** Tells the contact page where the visitor came from, besides the `PreviousPage` query (spec section 2). */
export interface ContactState {
  /** Why the visitor came, e.g. `Accelerate Your AWS Cloud Journey`. */
  flag: string;
  /** Last segment of the path that the visitor came from. */
  path: string;
}

/** The last path segment of an address; empty for home. */
function lastPathSegment(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * The target of a call to action: the contact page, with the page that the visitor came from (spec section 2, Home).
 *
 * @param pathname the path of the current page
 */
export function toContactLink(pathname: string, flag: string): { to: string; state: ContactState } {
  const path = lastPathSegment(pathname);
  return { to: `/contact-us?PreviousPage=${encodeURIComponent(path)}`, state: { flag, path } };
}
