import { resolve } from 'node:path';
import { readEnvironment } from '@site/server/read-environment';
import * as v from 'valibot';

/** `RELEASES_DIR`: the folder of the registry and the releases. Default: `.data/releases` in this workspace. */
export const releasesDirectory = v.optional(
  v.pipe(
    v.string(),
    v.transform((path) => resolve(path)),
  ),
  resolve(import.meta.dirname, '../../../.data/releases'),
);

/** Reads the variables of the release command. */
export function readReleaseEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(v.object({ RELEASES_DIR: releasesDirectory }), variables);
}
