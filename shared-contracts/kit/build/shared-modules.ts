import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/**
 * The modules of which shell and remotes share one copy at run time. `@site/contract/host` has the contract version:
 * its strict range makes a federation runtime refuse a remote that was built for another major.
 *
 * @param brings whether the build contains its own copies, like the shell's and the dev server's, which also runs a
 *   remote without the shell. A released remote uses the shell's copies.
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
