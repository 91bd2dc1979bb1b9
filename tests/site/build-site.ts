import { buildChanged } from 'deploy/local/build-changed.ts';
import { builtReleases, fillMirror } from './start-test-site.ts';

/**
 * Builds and releases what changed, and has a shell mirror and try the releases once, so that the shells of all tests
 * start quickly.
 */
export default async function buildSite(): Promise<void> {
  await buildChanged(builtReleases, console.log);
  await fillMirror();
}
