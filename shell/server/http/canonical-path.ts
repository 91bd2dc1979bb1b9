/** Whether an address is fine as it is, has another spelling here, or cannot be the address of a page. */
export type PathVerdict = { kind: 'canonical' } | { kind: 'moved'; to: string } | { kind: 'malformed' };

/** Characters that no address here has, and that browsers drop or replace. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is its purpose
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Gives each page one address: single slashes, none at the end. Works on the encoded path, so that a redirect cannot
 * lead to another site.
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
