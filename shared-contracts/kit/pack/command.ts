import { packPackages } from './pack-packages.ts';

const [target] = process.argv.slice(2);
if (target) await packPackages(target);
else {
  console.error('Say where the packages should go, for example: npm run packages -- /tmp/packages');
  process.exitCode = 1;
}
