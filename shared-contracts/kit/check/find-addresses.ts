import type { Release } from '@site/contract/releases/release';
import { createOwnership } from '@site/contract/remotes/claims';

/**
 * Finds a real address for each path that a candidate claims: the path itself, or one of the site map for a path with
 * parameters.
 *
 * @param examples addresses that the team knows, which come first
 * @returns `unknown`: the paths for which there is none
 */
export async function findAddresses(
  shell: string,
  remote: string,
  claims: Pick<Release, 'pages' | 'fragments'>,
  examples: readonly string[],
): Promise<{ addresses: string[]; unknown: string[] }> {
  const { ownerOf } = createOwnership({ [remote]: claims });
  const paths = Object.values(claims.pages).flat();
  const listed = paths.some(hasParameter) ? await readSiteMap(shell) : [];
  const found = paths.map((path) => {
    if (!hasParameter(path)) return { path, address: path };
    const isHere = (address: string) => ownerOf(address)?.path === path;
    return { path, address: [...examples, ...listed].find(isHere) };
  });
  return {
    addresses: found.flatMap(({ address }) => address ?? []),
    unknown: found.filter(({ address }) => address === undefined).map(({ path }) => path),
  };
}

/** @throws an Error that names the address that is on no page of the remote */
export function requireOwn(
  remote: string,
  claims: Pick<Release, 'pages' | 'fragments'>,
  addresses: readonly string[],
): void {
  const { ownerOf } = createOwnership({ [remote]: claims });
  const foreign = addresses.find((address) => !ownerOf(address.split('?')[0] ?? ''));
  if (foreign === undefined) return;
  const paths = Object.values(claims.pages).flat();
  throw new Error(`${foreign} is no page of ${remote}. Its remote.ts claims ${paths.join(', ') || 'no page'}.`);
}

const hasParameter = (path: string) => /[:*?]/.test(path);

async function readSiteMap(shell: string): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', shell));
  const text = response.ok ? await response.text() : '';
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
