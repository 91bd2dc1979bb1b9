import type { UsedModule } from '../../src/render/rendered-site.ts';
import type { ReleaseSet } from '../releases/releases.ts';

/** The version of each remote whose modules a page was rendered with. */
export function versionsOn(modules: readonly UsedModule[], { releases }: ReleaseSet) {
  const remotes = new Set(modules.map(({ remote }) => remote));
  return [...remotes].map((remote) => [remote, releases[remote]?.version ?? ''] as const);
}
