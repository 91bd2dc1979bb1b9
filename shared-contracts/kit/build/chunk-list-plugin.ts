import type { RsbuildPlugin } from '@rsbuild/core';
import type { ChunkFiles } from '@site/contract/releases/release';

/** Where a browser build says which files each of its named chunks needs. */
export const chunkListFile = 'chunks.json';

/** Name prefix of chunks with parts of a page that hydrate late. */
const latePrefix = 'late-';

/**
 * Writes `chunks.json`, so that a page can preload exactly the scripts and styles it needs. The styles of a late part
 * count as those of the chunk that imports it, because the first paint needs them; its scripts do not.
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
