import type { RsbuildPlugin } from '@rsbuild/core';
import type { ChunkFiles } from '@site/contract/releases/release';

/** Where a browser build says which files each of its named chunks needs. */
export const chunkListFile = 'chunks.json';

/** Chunks whose name starts so hold parts of a page that the server renders, and the browser hydrates later. */
const latePrefix = 'late-';

/**
 * Writes `chunks.json`, so that a page can link the exact scripts and styles it needs before anything asks for them. The
 * styles of a late part belong to the chunk that imports it: they are needed for the first paint, its scripts are not.
 */
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
        for (const [name, group] of compilation.namedChunkGroups) {
          if (!name.startsWith(latePrefix)) continue;
          for (const parent of group.getParents()) {
            const files = chunks[parent.name ?? ''];
            if (files) files.css = [...new Set([...files.css, ...(chunks[name]?.css ?? [])])];
          }
        }
        compilation.emitAsset(chunkListFile, new sources.RawSource(JSON.stringify(chunks, null, 2)));
      });
    },
  };
}
