import { resolve } from 'node:path';
import { readEnvironment } from '@site/server/read-environment';
import { origin } from '@site/server/variables';
import * as v from 'valibot';

/** `RELEASES_DIR`: the folder of the registry and the releases. Default: `.data/releases` in this workspace. */
export const releasesDirectory = v.optional(
  v.pipe(
    v.string(),
    v.transform((path) => resolve(path)),
  ),
  resolve(import.meta.dirname, '../../../.data/releases'),
);

/** `SHELL_URL`: the shell that says whether it serves a release. */
const shellUrl = v.optional(origin, 'http://localhost:3000');

/** Reads the variables of the release command. */
export function readReleaseEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(v.object({ RELEASES_DIR: releasesDirectory, SHELL_URL: shellUrl }), variables);
}
