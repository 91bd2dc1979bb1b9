import type { RsbuildPlugin } from '@rsbuild/core';
import contract from '@site/contract/package.json' with { type: 'json' };
import type { Release } from '@site/contract/releases/release';
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';
import { sharedModules } from './shared-modules.ts';

/** The file of a remote's build with its claims and the version of its contract. */
export const remoteFile = 'remote.json';

/** The contents of `remote.json`: what a release takes from `remote.ts`. */
export interface BuiltRemote
  extends Pick<
    Release,
    'pages' | 'fragments' | 'fragmentProps' | 'navigation' | 'listed' | 'needs' | 'contractVersion'
  > {
  name: string;
  /** The range of each shared module that it runs with. */
  shared?: Record<string, string>;
}

/** Writes `remote.json`, so that what a release brings comes from the same build as its code. */
export function remoteFilePlugin(environment: string, { devPort: _, ...remote }: RemoteDefinition): RsbuildPlugin {
  return {
    name: 'remote-file',
    setup(api) {
      api.processAssets({ stage: 'report', environments: [environment] }, ({ compilation, sources }) => {
        const shared = Object.fromEntries(
          Object.entries(sharedModules(false)).map(([module, { requiredVersion }]) => [module, requiredVersion]),
        );
        const brought = { fragmentProps: {}, navigation: [], listed: [], ...remote };
        const built = { ...brought, contractVersion: contract.version, shared };
        compilation.emitAsset(remoteFile, new sources.RawSource(JSON.stringify(built, null, 2)));
      });
    },
  };
}
