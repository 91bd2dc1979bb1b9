import { getInstance } from '@module-federation/enhanced/runtime';
import { toFederationName } from '@site/contract/remotes/federation-name';
import { RemoteUnavailable } from './remote-unavailable.ts';

/** A release whose server files are verified and on disk. */
export interface NodeRelease {
  remote: string;
  version: string;
  /** Path of its `server/remoteEntry.cjs`. */
  serverEntry: string;
}

const federation = getInstance();
const { createRequire } = process.getBuiltinModule('node:module');

federation?.registerPlugins([
  {
    name: 'mirrored-releases',
    // By default the runtime fetches the entry over HTTP and evaluates whatever it gets.
    loadEntry: async ({ remoteInfo }) => createRequire(remoteInfo.entry)(remoteInfo.entry),
  },
]);

/**
 * Loads a module of a release in Node. The federation runtime treats every version as a separate remote, so several can
 * run side by side. All share the shell's React and contract.
 *
 * @throws RemoteUnavailable
 */
export async function loadInNode<Module>(
  { remote, version, serverEntry }: NodeRelease,
  expose: string,
): Promise<Module> {
  const name = `${toFederationName(remote)}@${version}`;
  if (!federation) throw new Error('The shell was built without Module Federation.');
  try {
    if (!registered.has(name)) {
      federation.registerRemotes([{ name, entry: serverEntry, type: 'commonjs-module' }]);
      registered.add(name);
    }
    const module = await federation.loadRemote<Module>(`${name}/${expose}`);
    if (!module) throw new Error(`it does not expose ${expose}`);
    return module;
  } catch (error) {
    throw new RemoteUnavailable(remote, error);
  }
}

const registered = new Set<string>();
