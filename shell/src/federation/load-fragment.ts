import type { FragmentName, RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import type { Ownership } from '@site/contract/remotes/claims';
import type { LoadModule } from './load-route.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

/**
 * Loads a fragment by name.
 *
 * @throws RemoteUnavailable, also if no remote owns the fragment or its module does not export one
 */
export async function loadFragment(
  name: FragmentName,
  { ownerOfFragment }: Ownership,
  load: LoadModule,
): Promise<RemoteFragment<FragmentName>> {
  const owner = ownerOfFragment(name);
  if (!owner) throw new RemoteUnavailable(name, new Error('no remote owns this fragment'));
  const { fragment } = await load<{ fragment?: RemoteFragment<FragmentName> }>(owner.remote, owner.expose);
  if (!fragment?.Component) throw new RemoteUnavailable(owner.remote, new Error(`${owner.expose} exports no fragment`));
  return fragment;
}
