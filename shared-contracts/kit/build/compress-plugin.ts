import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { writeCompressed } from './write-compressed.ts';

/** Compresses the shell's files for browsers after a build. A remote's files are compressed when it is released. */
export function compressPlugin(): RsbuildPlugin {
  return {
    name: 'compress',
    setup(api) {
      api.onAfterBuild(() => writeCompressed(join(api.context.rootPath, 'dist/client')));
    },
  };
}
