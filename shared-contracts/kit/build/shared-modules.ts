import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/**
 * The modules that shell and remotes share one copy of at run time. Versions are stated, not inferred.
 * `@site/contract/host` carries the contract version: its strict range is what makes a federation runtime refuse a remote
 * that was built for another major.
 *
 * @param brings whether this build contains a copy of its own. The shell does, and a remote's dev server, which also runs
 *   without a shell; a released remote takes the shell's.
 */
export function sharedModules(brings: boolean) {
  const singleton = (version: string) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...(!brings && { import: false as const }),
  });
  const react = versionOf('react');
  return {
    react: singleton(react),
    'react/jsx-runtime': singleton(react),
    'react-dom': singleton(versionOf('react-dom')),
    '@site/contract/host': singleton(versionOf('@site/contract')),
  };
}
