import { join } from 'node:path';
import { buildChanged } from '../../services/site/build-changed.ts';
import { builtReleases } from './start-test-site.ts';

/** Builds and releases what changed, once for all tests. */
export default async function buildSite(): Promise<void> {
  await buildChanged(join(import.meta.dirname, '../../.data'), builtReleases, console.log);
}
