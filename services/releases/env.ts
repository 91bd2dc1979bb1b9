import { releasesDirectory } from '@site/kit/release/env';
import { readEnvironment } from '@site/server/read-environment';
import { origin, port } from '@site/server/variables';
import * as v from 'valibot';

/** The release origin's variables. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  return readEnvironment(
    v.object({
      RELEASES_DIR: releasesDirectory,
      RELEASES_PORT: v.optional(port, '4200'),
      /** The site whose pages may read releases. */
      SITE_ORIGIN: v.optional(origin, 'http://localhost:3000'),
    }),
    variables,
  );
}
