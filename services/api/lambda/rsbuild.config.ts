import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { ownTypeface } from '../mail/document/typeface.ts';

const api = join(import.meta.dirname, '..');

/** Builds one folder to upload: the API as `index.handler`, the mail schedule as `index.sendMail`, and the migrations. */
export default defineConfig({
  source: { entry: { index: join(api, 'lambda/handler.ts') } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: join(api, 'dist/lambda') },
    filename: { js: '[name].mjs' },
    copy: [
      { from: join(api, 'drizzle'), to: 'drizzle' },
      ...Object.values(ownTypeface()).map((from) => ({ from, to: 'fonts/[name][ext]' })),
    ],
    // A Lambda does not use the embedded database or pg's native part, and already includes the AWS SDK.
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
