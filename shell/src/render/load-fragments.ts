import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import { createStore } from 'zustand/vanilla';
import type { FragmentSource, LoadedFragment } from '../federation/FragmentSlot.tsx';
import { loadFragment } from '../federation/load-fragment.ts';
import type { Deadline } from './deadline.ts';
import { isJson } from './non-json.ts';
import type { RenderInput, UsedModule } from './rendered-site.ts';

/** The fragments of one page that loaded in time. */
export interface ServerFragments {
  loaded: Map<FragmentName, LoadedFragment>;
  source: FragmentSource;
  modules: UsedModule[];
}

/** Loads fragments and their data side by side; one that fails or is late is reported and left to the browser. */
export async function loadFragments(
  names: readonly FragmentName[],
  input: RenderInput,
  deadline: Deadline,
): Promise<ServerFragments> {
  const loaded = new Map<FragmentName, LoadedFragment>();
  const modules: UsedModule[] = [];
  await Promise.all(
    names.map(async (name) => {
      const owner = input.ownership.ownerOfFragment(name);
      if (!owner) return;
      modules.push(owner);
      const work = () => deadline.within(loadOne(name, input));
      const fragment = await (input.enter?.(owner.remote, work) ?? work()).catch(input.report);
      if (fragment) loaded.set(name, fragment);
    }),
  );
  return { loaded, source: toSource(loaded), modules };
}

async function loadOne(name: FragmentName, input: RenderInput): Promise<LoadedFragment> {
  const fragment = await loadFragment(name, input.ownership, input.loadModule);
  const data = await fragment.load?.({ content: input.services.content }).catch(input.report);
  if (!isJson(data)) throw new Error(`${name} loads data that JSON cannot carry`);
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
