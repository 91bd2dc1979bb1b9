import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/**
 * What shell and remotes have one copy of at run time. Versions are stated, not inferred. `@site/contract/host` carries
 * the contract version: its strict range is what makes the federation runtime refuse a remote of another major.
 */
export function sharedModules() {
  const react = versionOf('react');
  return {
    react: singleton(react),
    'react/jsx-runtime': singleton(react),
    'react-dom': singleton(versionOf('react-dom')),
    '@site/contract/host': singleton(versionOf('@site/contract')),
  };
}

function singleton(version: string) {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}
