import { findShellPath, ownershipOf } from '../composition/composition.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import { judgePath, type PathVerdict } from './canonical-path.ts';

/** Whether an address is the one that its page has in a set of releases. */
export function judgePage(url: URL, set: ReleaseSet): PathVerdict {
  return judgePath(url, (path) => findShellPath(path) ?? ownershipOf(set).ownerOf(path)?.path);
}
