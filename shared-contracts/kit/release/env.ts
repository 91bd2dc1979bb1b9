import { resolve } from 'node:path';
import { readEnvironment } from '@site/server/read-environment';
import { origin, path } from '@site/server/variables';
import * as v from 'valibot';
import { isInstalled } from './release-command.ts';

const home = isInstalled ? '.' : resolve(import.meta.dirname, '../../..');

/**
 * `RELEASES_DIR`: the folder of the registry and the releases. Default: `.data/releases` in this workspace, or in the
 * folder of a remote elsewhere.
 */
export const releasesDirectory = v.optional(
  v.pipe(
    v.string(),
    v.transform((path) => resolve(path)),
  ),
  resolve(home, '.data/releases'),
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
  /** The bucket of the registry and the releases, in place of the folder. */
  RELEASES_URL: v.optional(
    v.pipe(v.string(), v.startsWith('s3://', 'should be the address of a bucket, such as s3://site-releases/releases')),
  ),
  SHELL_URL: shellUrls,
  /** Who releases, for the registry's history. Default: git's `user.email`. */
  RELEASED_BY: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The file with the team's private key, Ed25519 as PEM. Without it, nothing is signed. */
  RELEASE_KEY_FILE: v.optional(path),
  /** In place of the file: the ARN or alias of a key in AWS KMS, of the kind ECC_NIST_EDWARDS25519. */
  RELEASE_KEY_ID: v.optional(v.string()),
});

/** Reads the variables of the release command. */
export function readReleaseEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(schema, variables);
}
