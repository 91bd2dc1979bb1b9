import { toFederationName } from '@site/contract/remotes/federation-name';
import { reportProblem } from '../report/report-problem.ts';
import type { ClientRelease } from './composition.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/** The global that a remote's entry defines. */
interface Container {
  init(shareScope: unknown): Promise<void> | undefined;
  get(module: string): Promise<() => unknown>;
}

/** A remote slower than this counts as down, in milliseconds. Retry requests a hanging script again. */
const patience = 20_000;

/** Long enough for every request of the first attempt to finish, in milliseconds. */
const secondTryAfter = 250;

/** Loads modules of remotes in the browser, in the versions that the page's composition names. */
export interface BrowserRemotes {
  /** @throws RemoteUnavailable; the next call tries again from the start */
  load<Module>(remote: string, expose: string): Promise<Module>;
}

export function createBrowserRemotes(releaseOf: (remote: string) => ClientRelease | undefined): BrowserRemotes {
  const containers = new Map<string, Promise<Container>>();
  const modules = new Map<string, Promise<unknown>>();

  async function load(remote: string, expose: string): Promise<unknown> {
    try {
      // When a preload has failed, the browser answers the first request for the file with that failure, even if the
      // file is available by now. So the first attempt proves nothing.
      return await loadOnce(remote, expose).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, secondTryAfter));
        return loadOnce(remote, expose);
      });
    } catch (error) {
      reportProblem({ kind: 'remote-unavailable', remote, version: releaseOf(remote)?.version, error });
      throw new RemoteUnavailable(remote, error);
    }
  }

  async function loadOnce(remote: string, expose: string): Promise<unknown> {
    const release = releaseOf(remote);
    if (!release) throw new Error('it has no release to serve');
    const container = await remember(containers, remote, () => loadContainer(remote, release));
    const factory = await container.get(`./${expose}`);
    return factory();
  }

  return {
    load: <Module>(remote: string, expose: string) =>
      remember(modules, `${remote}/${expose}`, () => inTime(load(remote, expose), remote)) as Promise<Module>,
  };
}

/** Remembers what is loading or loaded, and forgets what failed. */
function remember<Key, Value>(memory: Map<Key, Promise<Value>>, key: Key, start: () => Promise<Value>): Promise<Value> {
  const known = memory.get(key);
  if (known) return known;
  const started = start();
  memory.set(key, started);
  started.catch(() => memory.delete(key));
  return started;
}

async function loadContainer(remote: string, release: ClientRelease): Promise<Container> {
  const name = toFederationName(remote);
  await addScript(release.base + entryFile, release.integrity);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error('its entry defines no container');
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

const entryFile = 'remoteEntry.js';

/** A script with the wrong digest fails like a missing one. */
function addScript(src: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    setTimeout(fail, patience, 'its entry took too long');
    script.src = src;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => fail('its entry could not be loaded');
    document.head.append(script);
  });
}

function inTime<Value>(work: Promise<Value>, remote: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteUnavailable(remote, new Error('it took too long'))), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
