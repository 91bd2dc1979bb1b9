import { join } from 'node:path';
import { createApp } from './create-app.ts';
import { readEnv } from './env.ts';

/** `npm run deploy:synth`: writes the templates to `dist/`, and fails if a check of the AWS Solutions pack does. */
const root = join(import.meta.dirname, '../..');
createApp(readEnv(), {
  lambdaDirectory: join(root, 'services/api/dist/lambda'),
  outputDirectory: join(import.meta.dirname, 'dist'),
}).synth();
