import { LRUCache } from 'lru-cache';
import { findShellPath, ownershipOf } from '../composition/composition.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import { judgePath, type PathVerdict } from './canonical-path.ts';

/** How many paths of a set are judged once. Looking a path up among the claims takes longer than answering from memory. */
const mostJudged = 2_000;
const judged = new WeakMap<ReleaseSet, LRUCache<string, 'canonical'>>();

/** Whether an address is the one that its page has in a set of releases. */
export function judgePage(url: URL, set: ReleaseSet): PathVerdict {
  const known = judged.get(set) ?? new LRUCache({ max: mostJudged });
  judged.set(set, known);
  if (known.has(url.pathname)) return { kind: 'canonical' };
  const verdict = judgePath(url, (path) => findShellPath(path) ?? ownershipOf(set).ownerOf(path)?.path);
  if (verdict.kind === 'canonical') known.set(url.pathname, verdict.kind);
  return verdict;
}
