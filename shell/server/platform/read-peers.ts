import { readComposition } from '@site/server/read-composition';
import { findShells } from '../find-shells.ts';
import type { ShellReport } from './survey.ts';

/**
 * What the other shells serve.
 *
 * @param urls where the shells are, this one too
 * @param revision the registry's, as far as this shell knows
 * @param own this shell's id, which it is left out by
 */
export async function readPeers(
  urls: readonly string[],
  revision: number | undefined,
  own: string | undefined,
): Promise<ShellReport[]> {
  const found = await Promise.all(urls.map((url) => findShells(url).catch(() => [new URL(url)])));
  const reports = await Promise.all(
    found.flat().map(async (url) => ({ name: url.origin, composition: await readComposition(url, revision) })),
  );
  return reports.filter(({ composition }) => !composition?.shell || composition.shell !== own);
}
