import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { PathClaim } from '@site/contract/remotes/claims';
import { RemoteUnavailable } from './remote-unavailable.ts';

/** Loads a module of a remote, on the server or in the browser. */
export type LoadModule = <Module>(remote: string, expose: string) => Promise<Module>;

/**
 * Loads the route of a claimed page.
 *
 * @throws RemoteUnavailable, also if its module does not export one
 */
export async function loadRoute({ remote, expose }: PathClaim, load: LoadModule): Promise<RemoteRoute> {
  const { route } = await load<{ route?: RemoteRoute }>(remote, expose);
  if (!route?.Component) throw new RemoteUnavailable(remote, new Error(`${expose} exports no route`));
  return route;
}
