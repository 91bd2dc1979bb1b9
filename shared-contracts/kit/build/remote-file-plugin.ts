import type { RsbuildPlugin } from '@rsbuild/core';
import contract from '@site/contract/package.json' with { type: 'json' };
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';

/** The file of a remote's build with its claims and the version of its contract. */
export const remoteFile = 'remote.json';

/** The contents of `remote.json`. */
export interface BuiltRemote {
  name: string;
  pages: Record<string, string[]>;
  fragments: Record<string, string>;
  contractVersion: string;
}

/** Writes `remote.json`, so that the claims of a release come from the same build as its code. */
export function remoteFilePlugin(environment: string, { name, pages, fragments }: RemoteDefinition): RsbuildPlugin {
  return {
    name: 'remote-file',
    setup(api) {
      api.processAssets({ stage: 'report', environments: [environment] }, ({ compilation, sources }) => {
        const built = { name, pages, fragments, contractVersion: contract.version };
        compilation.emitAsset(remoteFile, new sources.RawSource(JSON.stringify(built, null, 2)));
      });
    },
  };
}
