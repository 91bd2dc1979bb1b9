import { resolve } from 'node:path';
import { readEnvironment } from '@site/server/read-environment';
import { origin, path } from '@site/server/variables';
import * as v from 'valibot';

/** `RELEASES_DIR`: the folder of the registry and the releases. Default: `.data/releases` in this workspace. */
export const releasesDirectory = v.optional(
  v.pipe(
    v.string(),
    v.transform((path) => resolve(path)),
  ),
  resolve(import.meta.dirname, '../../../.data/releases'),
);

/** `SHELL_URL`: the shells that say whether they serve a release, separated by commas. */
const shellUrls = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((url) => url.trim())),
    v.array(origin),
  ),
  'http://localhost:3000',
);

const schema = v.object({
  RELEASES_DIR: releasesDirectory,
  SHELL_URL: shellUrls,
  /** Who releases, for the registry's history. Default: git's `user.email`. */
  RELEASED_BY: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The file with the team's private key, Ed25519 as PEM. Without it, nothing is signed. */
  RELEASE_KEY_FILE: v.optional(path),
});

/** Reads the variables of the release command. */
export function readReleaseEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(schema, variables);
}
