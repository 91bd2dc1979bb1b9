import { runMain } from '@site/server/run-main';
import { buildPackage } from './build-package.ts';

await runMain(() => buildPackage(process.cwd()));
