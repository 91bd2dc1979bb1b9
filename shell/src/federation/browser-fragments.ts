import type { ContentClient } from '@site/contract/clients/content-client';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Ownership } from '@site/contract/remotes/claims';
import { createStore } from 'zustand/vanilla';
import { reportProblem } from '../report/report-problem.ts';
import type { BrowserRemotes } from './browser-remotes.ts';
import type { Composition } from './composition.ts';
import type { FragmentSource, LoadedFragment } from './FragmentSlot.tsx';
import { loadFragment } from './load-fragment.ts';

/**
 * Fragments in the browser. The first page's use the server's data, so that hydration matches; others use what came with
 * their page, or load their own.
 */
export function createFragmentSource(
  ownership: Ownership,
  remotes: BrowserRemotes,
  content: ContentClient,
  serverData: Composition['fragments'],
): FragmentSource & { offer(data: Composition['fragments']): void } {
  const started = new Map<FragmentName, Promise<LoadedFragment>>();
  const failures: FragmentSource['failures'] = createStore(() => ({}));
  let offered: Composition['fragments'] = {};
  const firstPage = location.pathname;

  async function load(name: FragmentName): Promise<LoadedFragment> {
    const fragment = await loadFragment(name, ownership, remotes.load);
    if (name in serverData) return { fragment, data: serverData[name] };
    if (name in offered) return { fragment, data: offered[name] };
    const data = await fragment.load?.({ content }).catch((error: unknown) => {
      reportProblem({ kind: 'fragment-unavailable', error });
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
    /** Data for the fragments of the page that the visitor moves to. */
    offer(data) {
      offered = data;
    },
    retry(name) {
      started.delete(name);
    },
  };
}
