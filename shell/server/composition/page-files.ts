import type { UsedModule } from '../../src/render/rendered-site.ts';
import type { ReleaseSet } from '../releases/releases.ts';

/** A script or style of a remote. */
export interface LinkedFile {
  href: string;
  integrity?: string | undefined;
}

/**
 * The styles that a page was rendered with, and the scripts of the page itself. Scripts of fragments load when their
 * part of the page hydrates.
 */
export function collectFiles(modules: readonly UsedModule[], { releases }: ReleaseSet) {
  const scripts = new Map<string, LinkedFile>();
  const styles = new Map<string, { href: string; text: string }>();
  for (const { remote, expose } of modules) {
    const release = releases[remote];
    if (!release) continue;
    const { js = [], css = [] } = release.exposes[expose] ?? {};
    for (const file of expose.startsWith('pages/') ? ['remoteEntry.js', ...js] : []) {
      const href = release.clientBase + file;
      scripts.set(href, { href, integrity: release.integrity[file] });
    }
    for (const file of css) {
      const href = release.clientBase + file;
      const text = release.styles.get(file);
      if (text !== undefined) styles.set(href, { href, text });
    }
  }
  return { scripts: [...scripts.values()], styles: [...styles.values()] };
}
