import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';

const api = join(import.meta.dirname, '..');

/** One folder to upload: the handler as `index.handler`, the mail schedule as `index.sendMail`, and the migrations. */
export default defineConfig({
  source: { entry: { index: join(api, 'lambda/handler.ts') } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: join(api, 'dist/lambda') },
    filename: { js: '[name].mjs' },
    copy: [{ from: join(api, 'drizzle'), to: 'drizzle' }],
    // The embedded database is not for Lambda, the AWS SDK is there already, and pg's native part is not used.
    externals: [
      /^@electric-sql\/pglite/,
      /^@aws-sdk\//,
      { 'pg-native': 'commonjs pg-native', 'pg-cloudflare': 'commonjs pg-cloudflare' },
    ],
    cleanDistPath: true,
    minify: false,
    sourceMap: { js: 'source-map' },
  },
  tools: { rspack: { module: { parser: { javascript: { importMeta: false } } } } },
});
