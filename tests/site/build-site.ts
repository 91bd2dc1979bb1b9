import { buildChanged } from 'deploy/local/build-changed.ts';
import { builtReleases } from './start-test-site.ts';

/** Builds and releases what changed, once for all tests. */
export default async function buildSite(): Promise<void> {
  await buildChanged(builtReleases, console.log);
}
