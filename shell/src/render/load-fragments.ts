import type { RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import { ownerOfFragment } from '@site/contract/remotes/owner-of';
import type { FragmentName } from '@site/contract/remotes/remotes';
import { createStore } from 'zustand/vanilla';
import type { FragmentSource, LoadedFragment } from '../federation/FragmentSlot.tsx';
import { inBudget } from './in-budget.ts';
import type { RenderedSite, RenderInput } from './rendered-site.ts';

/** The fragments of one page that loaded in time. */
export interface ServerFragments {
  loaded: Map<FragmentName, LoadedFragment>;
  source: FragmentSource;
  modules: RenderedSite['modules'];
}

/** Loads fragments and their data in parallel. Reports those that fail or are late, and leaves them to the browser. */
export async function loadFragments(names: readonly FragmentName[], input: RenderInput): Promise<ServerFragments> {
  const loaded = new Map<FragmentName, LoadedFragment>();
  await Promise.all(
    names.map(async (name) => {
      const fragment = await inBudget(loadOne(name, input), input.budget).catch(input.report);
      if (fragment) loaded.set(name, fragment);
    }),
  );
  return { loaded, source: toSource(loaded), modules: names.map(ownerOfFragment) };
}

async function loadOne(name: FragmentName, { loadModule, services, report }: RenderInput): Promise<LoadedFragment> {
  const { remote, expose } = ownerOfFragment(name);
  const { fragment } = await loadModule<{ fragment: RemoteFragment<FragmentName> }>(remote, expose);
  const data = await fragment.load?.({ content: services.content }).catch(report);
  return { fragment, data };
}

/** React does not wait for promises that already carry their value, so every fragment is in the first HTML. */
function toSource(loaded: Map<FragmentName, LoadedFragment>): FragmentSource {
  return {
    get(name) {
      const value = loaded.get(name);
      if (!value) throw new Error(`${name} is left to the browser`);
      return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
    },
    retry() {},
    failures: createStore(() => ({})),
  };
}
