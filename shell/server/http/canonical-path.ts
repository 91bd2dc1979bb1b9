/** Whether an address is fine as it is, has another spelling here, or cannot be the address of a page. */
export type PathVerdict = { kind: 'canonical' } | { kind: 'moved'; to: string } | { kind: 'malformed' };

/** Characters that no address here has, and that browsers drop or replace. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is its purpose
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Gives each page one address: single slashes, none at the end, and its fixed words spelled as the page claims them. Works
 * on the encoded path, so that a redirect cannot lead to another site.
 *
 * @param patternOf the claimed path that matches, e.g. `/case-study/:caseId`; undefined if none does
 */
export function judgePath(
  { pathname, search }: URL,
  patternOf: (pathname: string) => string | undefined = () => undefined,
): PathVerdict {
  try {
    if (forbidden.test(decodeURIComponent(pathname))) return { kind: 'malformed' };
  } catch {
    return { kind: 'malformed' };
  }
  const words = pathname.split('/').filter(Boolean);
  const claimed = patternOf(pathname)?.split('/').filter(Boolean) ?? [];
  const canonical = `/${words.map((word, index) => spell(word, claimed[index])).join('/')}`;
  return canonical === pathname ? { kind: 'canonical' } : { kind: 'moved', to: canonical + search };
}

function spell(word: string, claimed = word): string {
  return /^[:*]|\?$/.test(claimed) ? word : claimed;
}
