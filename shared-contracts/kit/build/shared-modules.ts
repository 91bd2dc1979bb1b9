import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/**
 * Modules that shell and remotes share at run time, in one copy. `@site/contract/host` has the contract version:
 * its strict range makes a federation runtime refuse a remote that was built for another major.
 *
 * @param bundlesCopies whether the build contains its own copies, like the shell's and the dev server's, which also runs a
 *   remote without the shell. A released remote uses the shell's copies.
 */
export function sharedModules(bundlesCopies: boolean) {
  const singleton = (version: string) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...(!bundlesCopies && { import: false as const }),
  });
  const react = versionOf('react');
  return {
    react: singleton(react),
    'react/jsx-runtime': singleton(react),
    'react-dom': singleton(versionOf('react-dom')),
    '@site/contract/host': singleton(versionOf('@site/contract')),
  };
}
