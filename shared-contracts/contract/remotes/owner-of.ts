import { type FragmentName, ownership, type PathClaim, pathClaims, type RemoteName } from './remotes.ts';

/** The module that a remote exposes for a page, e.g. `pages/home`. */
export function exposeOfPage(page: string): string {
  return `pages/${page}`;
}

/** The module that a remote exposes for a fragment, e.g. `fragments/carousel`. */
export function exposeOfFragment(fragment: string): string {
  return `fragments/${fragment}`;
}

/**
 * Who answers a path (spec section 2). Static segments win over parameters, so that the order of the table never
 * matters. Upper and lower case count as the same, as in React Router, and a trailing slash is ignored.
 *
 * @param pathname the path of a URL, e.g. `/case-study/acme`
 * @returns the claim, or `undefined` where the shell answers
 */
export function ownerOf(pathname: string): PathClaim | undefined {
  const segments = toSegments(pathname);
  return claimsByPrecedence.find(({ path }) => matches(toSegments(path), segments));
}

/** Which remote owns a fragment, and the module it exposes it as. */
export function ownerOfFragment(name: FragmentName): { remote: RemoteName; expose: string } {
  for (const [remote, { fragments }] of Object.entries(ownership)) {
    const folder = Object.entries(fragments).find(([, publicName]) => publicName === name)?.[0];
    if (folder) return { remote: remote as RemoteName, expose: exposeOfFragment(folder) };
  }
  throw new Error(`No remote owns the fragment "${name}". Claim it in shared-contracts/remotes/remotes.ts.`);
}

function toSegments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, position) => part.startsWith(':') || part === segments[position])
  );
}

const parameters = (claim: PathClaim) => claim.path.split('/').filter((part) => part.startsWith(':')).length;
const claimsByPrecedence = pathClaims().sort((a, b) => parameters(a) - parameters(b));
