import type { RsbuildPlugin } from '@rsbuild/core';
import contract from '@site/contract/package.json' with { type: 'json' };
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';

/** Where a remote's build says what it claims, and which contract it was built with. */
export const remoteFile = 'remote.json';

/** What `remote.json` holds. */
export interface BuiltRemote {
  name: string;
  pages: Record<string, string[]>;
  fragments: Record<string, string>;
  contractVersion: string;
}

/** Writes `remote.json`, so that a release says what its own build says and nothing else. */
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
