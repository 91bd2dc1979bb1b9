import type { RsbuildPlugin } from '@rsbuild/core';
import type { ChunkFiles } from '../releases/release.ts';

/** Where a browser build says which files each of its named chunks needs. */
export const chunkListFile = 'chunks.json';

/** Writes `chunks.json`, so that a page can link the exact scripts and styles it needs before anything asks for them. */
export function chunkListPlugin(environment: string): RsbuildPlugin {
  return {
    name: 'chunk-list',
    setup(api) {
      api.processAssets({ stage: 'report', environments: [environment] }, ({ compilation, sources }) => {
        const chunks: Record<string, ChunkFiles> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles();
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        compilation.emitAsset(chunkListFile, new sources.RawSource(JSON.stringify(chunks, null, 2)));
      });
    },
  };
}
