import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/**
 * React Router's default export condition is its development build, in one file whose top level marks everything as
 * used. Its production build, with the unused parts marked as free of side effects, is 3.6 kB (brotli) smaller.
 */
export function smallRouter(config: Rspack.Configuration): void {
  // React Router's own package is a dependency of react-router-dom, and found from there.
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router');
  const production = resolve(dirname(router), '../production');
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      'react-router$': resolve(production, 'index.mjs'),
      'react-router/dom$': resolve(production, 'dom-export.mjs'),
    },
  };
  config.module = {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      {
        test: (path: string) => path.startsWith(production),
        use: [fileURLToPath(new URL('./mark-pure-loader.cjs', import.meta.url))],
      },
    ],
  };
}
