import { buildPackage } from './build-package.ts';

try {
  await buildPackage(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
