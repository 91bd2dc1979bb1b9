import type { ContentClient } from '@site/contract/clients/content-client';
import type { RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import { ownerOfFragment } from '@site/contract/remotes/owner-of';
import type { FragmentName } from '@site/contract/remotes/remotes';
import { createStore } from 'zustand/vanilla';
import type { BrowserRemotes } from './browser-remotes.ts';
import type { Composition } from './composition.ts';
import type { FragmentSource, LoadedFragment } from './FragmentSlot.tsx';

/**
 * Fragments in the browser. The first page's use the server's data, so that hydration matches; others load their own.
 */
export function createFragmentSource(
  remotes: BrowserRemotes,
  content: ContentClient,
  serverData: Composition['fragments'],
): FragmentSource {
  const started = new Map<FragmentName, Promise<LoadedFragment>>();
  const failures: FragmentSource['failures'] = createStore(() => ({}));
  const firstPage = location.pathname;

  async function load(name: FragmentName): Promise<LoadedFragment> {
    const { remote, expose } = ownerOfFragment(name);
    const { fragment } = await remotes.load<{ fragment: RemoteFragment<FragmentName> }>(remote, expose);
    if (name in serverData) return { fragment, data: serverData[name] };
    const data = await fragment.load?.({ content }).catch((error: unknown) => {
      console.info(`${name} could not load its content.`, error);
    });
    return { fragment, data };
  }

  /** Never rejects, so that React keeps the server's HTML until the fragment is loaded. */
  function loadBehindServerHtml(name: FragmentName): Promise<LoadedFragment> {
    return new Promise((resolve) => {
      const attempt = () => {
        failures.setState({ [name]: undefined });
        load(name).then(resolve, () => failures.setState({ [name]: attempt }));
      };
      attempt();
    });
  }

  return {
    failures,
    get(name) {
      const isOnFirstPage = name in serverData && location.pathname === firstPage;
      const promise = started.get(name) ?? (isOnFirstPage ? loadBehindServerHtml(name) : load(name));
      started.set(name, promise);
      return promise;
    },
    retry(name) {
      started.delete(name);
    },
  };
}
