import { readEnvironment } from '@site/server/read-environment';
import { address } from '@site/server/variables';
import * as v from 'valibot';

const server = v.optional(address('http:', 'https:'));

/** Reads the SDK's own variables that say where an S3 server is that is not Amazon's. */
export function readStoreEnv(variables: Record<string, string | undefined> = process.env) {
  return readEnvironment(v.object({ AWS_ENDPOINT_URL_S3: server, AWS_ENDPOINT_URL: server }), variables);
}
