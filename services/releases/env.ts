import { resolve } from 'node:path';
import { readEnvironment } from 'shared-contracts/runtime-config/read-environment.ts';
import * as v from 'valibot';

/** Variables of the release origin and of the release command. */
export function readReleasesEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(
    v.object({
      /** Folder of the registry and the releases. */
      RELEASES_DIR: v.optional(
        v.pipe(
          v.string(),
          v.transform((path) => resolve(path)),
        ),
        resolve(import.meta.dirname, '../../.data/releases'),
      ),
      RELEASES_PORT: v.optional(
        v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535)),
        '4200',
      ),
      /** Origin of the site that may read releases. */
      SITE_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
    }),
    variables,
  );
}
