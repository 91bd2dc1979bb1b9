/** Whether an address is fine as it is, has another spelling here, or cannot be the address of a page. */
export type PathVerdict = { kind: 'canonical' } | { kind: 'moved'; to: string } | { kind: 'malformed' };

/** Characters that no address here has, and that browsers drop or replace. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is its purpose
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Gives each page one address, because each spelling would be kept as a page of its own: single slashes, none at the end,
 * its fixed words spelled as the page claims them, and nothing encoded without need. Works on the encoded path, so that a
 * redirect cannot lead to another site.
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
  const claimed = patternOf(pathname)?.split('/').filter(Boolean);
  const canonical = `/${words.map((word, index) => (claimed ? spell(normalize(word), claimed[index]) : word)).join('/')}`;
  return canonical === pathname ? { kind: 'canonical' } : { kind: 'moved', to: canonical + search };
}

function spell(word: string, claimed = word): string {
  return /^[:*]|\?$/.test(claimed) ? word : claimed;
}

/** Decodes what needs no encoding (RFC 3986, section 6.2.2). */
function normalize(word: string): string {
  return word.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}
