import { createOwnership } from '@site/contract/remotes/claims';
import type { BuiltRemote } from '../build/remote-file-plugin.ts';
import { isShellPath } from './shell-paths.ts';

/** `/`, or segments that are fixed or parameters, without a slash at the end; only the last one may be `*`. */
const plainPath = /^\/$|^(?=.)(\/(:[\w-]+|[\w.-]+))*(\/\*)?$/;

/**
 * Checks that what a build claims is plain, and that what it brings belongs to its own pages and fragments.
 *
 * @throws an Error that names the entry of `remote.ts` to change
 */
export function checkBrought(built: BuiltRemote): void {
  const { name, fragments, fragmentProps = {}, navigation = [], listed = [] } = built;
  const paths = Object.values(built.pages).flat();
  const odd = paths.find((path) => !plainPath.test(path));
  if (odd !== undefined)
    throw new Error(
      `${name} claims ${odd}, which is written in a way that hides what it matches. Use fixed segments, parameters such as :id and a * at the end only, and a path of its own in place of an optional segment.`,
    );
  const greedy = paths.find((path) => /^\/[:*]/.test(path));
  if (greedy !== undefined)
    throw new Error(
      `${name} claims ${greedy}, which matches what no page has, so that visitors of lost addresses would see it. Begin the path with a fixed segment.`,
    );
  const reserved = paths.find(isShellPath);
  if (reserved !== undefined)
    throw new Error(
      `${name} claims ${reserved}, which the shell answers itself, so that nobody would see the page. Choose another path in remote.ts.`,
    );
  const { ownerOf } = createOwnership({ [name]: built });
  for (const { path } of [...navigation, ...listed]) {
    if (!ownerOf(path))
      throw new Error(`${name} lists ${path}, but none of its pages is there. Change it in remote.ts.`);
  }
  const names = Object.values(fragments);
  const unknown = Object.keys(fragmentProps).find((fragment) => !names.includes(fragment));
  if (unknown) throw new Error(`${name} has a schema for ${unknown}, which is none of its fragments.`);
  const bare = names.find((fragment) => !(fragment in fragmentProps));
  if (bare)
    throw new Error(`${name} has no schema for the properties of ${bare}. Add it to fragmentProps in remote.ts.`);
}
