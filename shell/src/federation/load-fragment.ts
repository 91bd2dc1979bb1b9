import type { FragmentName, RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import type { Ownership } from '@site/contract/remotes/claims';
import type { LoadModule } from './load-route.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

/**
 * A fragment by its name.
 *
 * @throws RemoteUnavailable, also where nobody owns it or the module has no fragment
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
