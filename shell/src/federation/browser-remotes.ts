import { toFederationName } from '@site/contract/remotes/federation-name';
import type { RemoteName } from '@site/contract/remotes/remotes';
import type { ClientRelease, Composition } from './composition.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/** The global that a remote's entry defines. */
interface Container {
  init(shareScope: unknown): Promise<void> | undefined;
  get(module: string): Promise<() => unknown>;
}

/** A remote that takes longer counts as down, in milliseconds. */
const patience = 20_000;

/** Long enough for every request of the first attempt to finish, in milliseconds. */
const secondTryAfter = 250;

/** Loads modules of remotes in the browser, in the versions that the page's composition names. */
export interface BrowserRemotes {
  /**
   * Loads a module once; callers share it. A failed load is tried again after a moment, and then by the next call. An
   * entry that has neither loaded nor failed is not requested again.
   *
   * @throws RemoteUnavailable after the second attempt, or after 20 seconds
   */
  load<Module>(remote: RemoteName, expose: string): Promise<Module>;
  /** Has the browser fetch a module's files in parallel, without running them. */
  preload(remote: RemoteName, expose: string): void;
}

export function createBrowserRemotes(releases: Composition['remotes']): BrowserRemotes {
  const containers = new Map<RemoteName, Promise<Container>>();
  const modules = new Map<string, Promise<unknown>>();

  async function load(remote: RemoteName, expose: string): Promise<unknown> {
    try {
      // When a preload has failed, the browser answers the first request for the file with that failure, even if the
      // file is available by now. So the first attempt proves nothing.
      return await loadOnce(remote, expose).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, secondTryAfter));
        return loadOnce(remote, expose);
      });
    } catch (error) {
      throw new RemoteUnavailable(remote, error);
    }
  }

  async function loadOnce(remote: RemoteName, expose: string): Promise<unknown> {
    const release = releases[remote];
    if (!release) throw new Error('it has no live release');
    const container = await remember(containers, remote, () => loadContainer(remote, release));
    const factory = await container.get(`./${expose}`);
    return factory();
  }

  return {
    load: <Module>(remote: RemoteName, expose: string) =>
      remember(modules, `${remote}/${expose}`, () => inTime(load(remote, expose), remote)) as Promise<Module>,
    preload(remote, expose) {
      const release = releases[remote];
      if (!release || modules.has(`${remote}/${expose}`)) return;
      const { js = [], css = [] } = release.exposes[expose] ?? {};
      for (const file of ['remoteEntry.js', ...js]) addPreload(release.base + file, 'script');
      for (const file of css) addPreload(release.base + file, 'style');
    },
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

async function loadContainer(remote: RemoteName, { base }: ClientRelease): Promise<Container> {
  const name = toFederationName(remote);
  await addScript(`${base}remoteEntry.js`);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error('its entry defines no container');
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('its entry could not be loaded'));
    };
    document.head.append(script);
  });
}

function addPreload(href: string, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[href="${href}"],style[data-href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

function inTime<Value>(work: Promise<Value>, remote: RemoteName): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteUnavailable(remote, new Error('it took too long'))), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
