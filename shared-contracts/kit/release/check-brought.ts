import { createOwnership } from '@site/contract/remotes/claims';
import type { BuiltRemote } from '../build/remote-file-plugin.ts';

/**
 * Checks that what a build brings belongs to its own pages and fragments.
 *
 * @throws an Error that names the entry of `remote.ts` to change
 */
export function checkBrought(built: BuiltRemote): void {
  const { name, fragments, fragmentProps = {}, navigation = [], listed = [] } = built;
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
