import { existsSync } from 'node:fs';
import { readEnvironment } from '@site/server/read-environment';
import { path } from '@site/server/variables';
import * as v from 'valibot';

const debian = '/usr/bin/chromium';

const schema = v.object({
  /** The browser to look with. Default: Debian's Chromium, or else the one that Playwright has installed. */
  CHROMIUM_PATH: v.optional(path),
});

/** Reads the variables of the check. */
export function readCheckEnv(variables: Record<string, string | undefined> = process.env) {
  const { CHROMIUM_PATH } = readEnvironment(schema, variables);
  return { chromium: CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined) };
}
