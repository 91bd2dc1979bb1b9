import { contentVariables } from '@site/content/server/content-variables';
import { trustedProxies } from '@site/server/client-address';
import { readEnvironment } from '@site/server/read-environment';
import { address, origin, path } from '@site/server/variables';
import * as v from 'valibot';
import { dataDirectory } from '../local/workspace.ts';

const webAddress = v.optional(origin);

const schema = v.object({
  NODE_ENV: v.optional(v.string()),
  SITE_ORIGIN: v.optional(origin, 'http://localhost:3000'),
  REGISTRY_URL: v.optional(address('http:', 'https:'), 'http://localhost:4200/registry.json'),
  CONTACTS_API_URL: v.optional(origin, 'http://localhost:4100'),
  PROVIDER_API_URL: webAddress,
  ...contentVariables,
  CONTENTFUL_PREVIEW_TOKEN: v.optional(v.string()),
  CONTENTFUL_PREVIEW_SECRET: v.optional(v.string(), ''),
  CONTENTFUL_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.length(64, 'should be the 64 characters of the secret'))),
  TRUSTED_PROXIES: v.optional(trustedProxies, 'loopback'),
  ALLOW_CHOSEN_VERSIONS: v.optional(v.picklist(['true', 'false']), 'false'),
  PLATFORM_ACTIONS: v.optional(v.picklist(['true', 'false']), 'false'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MIRROR_DIR: v.optional(path, dataDirectory),
  DATA_DIR: v.optional(path, dataDirectory),
});

/** The variables of shell and API that can be wrong in a way that shows only once they are used. */
export type DoctorEnv = v.InferOutput<typeof schema>;

/** @throws an Error with one line for each invalid variable */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): DoctorEnv {
  return readEnvironment(schema, variables);
}
