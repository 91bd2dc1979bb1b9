/** What an address is worth: fine as it is, known under another spelling, or nothing that a page can have. */
export type PathVerdict = { kind: 'canonical' } | { kind: 'moved'; to: string } | { kind: 'malformed' };

/** Characters that no address of this site has, and that browsers drop or turn into others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * One address for each page: single slashes, none at the end. Works on the encoded path, so that what it redirects to
 * is what was asked for, and always on this site.
 */
export function judgePath({ pathname, search }: URL): PathVerdict {
  try {
    if (forbidden.test(decodeURIComponent(pathname))) return { kind: 'malformed' };
  } catch {
    return { kind: 'malformed' };
  }
  const canonical = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return canonical === pathname ? { kind: 'canonical' } : { kind: 'moved', to: canonical + search };
}
