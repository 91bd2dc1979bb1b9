import { readEnvironment } from '@site/server/read-environment';
import { origin } from '@site/server/variables';
import * as v from 'valibot';

const schema = v.object({
  /** The shell whose content the remote shows. */
  SHELL_URL: v.optional(origin, 'http://localhost:3000'),
  /** The API that its forms send to. */
  CONTACTS_API_URL: v.optional(origin, 'http://localhost:4100'),
});

/** Reads the variables of the dev server. */
export function readDevEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(schema, variables);
}
