import { buildChanged } from 'deploy/local/build-changed.ts';
import { builtReleases, fillMirror } from './start-test-site.ts';

/**
 * Builds and releases what changed, and lets a shell bring the releases up, once for all tests: their shells start with
 * what it mirrored and tried.
 */
export default async function buildSite(): Promise<void> {
  await buildChanged(builtReleases, console.log);
  await fillMirror();
}
