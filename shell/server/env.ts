import { resolve } from 'node:path';
import { trustedProxies } from '@site/server/client-address';
import { readEnvironment } from '@site/server/read-environment';
import { address, count, milliseconds, origin, path, port } from '@site/server/variables';
import * as v from 'valibot';

const positive = v.pipe(count, v.minValue(1, 'should be 1 or more'));
const webAddress = address('http:', 'https:');
const webAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((url) => url.trim())),
  v.array(webAddress),
);

/** `<name>:<token>`, separated by commas. */
const platformTokens = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[\w@+.-]{1,60}:[\w-]{32,200}$/, 'should be <name>:<token>, with at least 32 letters and digits'),
      v.transform((part) => ({ name: part.slice(0, part.indexOf(':')), token: part.slice(part.indexOf(':') + 1) })),
    ),
  ),
);

const schema = v.object({
  PORT: v.optional(port, '3000'),
  /** The site's public origin, for canonical URLs. */
  SITE_ORIGIN: v.optional(origin),
  /** The registry; release folders are next to it. */
  REGISTRY_URL: v.optional(webAddress, 'http://localhost:4200/registry.json'),
  /** A file with the public keys of those who may release; without it, releases need no signature. */
  TRUSTED_KEYS_FILE: v.optional(path),
  /** How often the registry is read, in milliseconds. */
  REGISTRY_POLL_MS: v.optional(milliseconds, '1000'),
  /** The folder of verified releases and of `served.json`, the memory across restarts. */
  MIRROR_DIR: v.optional(path, resolve(import.meta.dirname, '../../.data/mirror')),
  /** How long a page may take on the server, all of its remotes together, in milliseconds. */
  REMOTE_BUDGET_MS: v.optional(milliseconds, '1000'),
  /** The same for the answer to a form, which waits for the API. */
  FORM_BUDGET_MS: v.optional(milliseconds, '5000'),
  /** How many threads render pages. */
  RENDER_THREADS: v.optional(positive, '2'),
  /** How long requests in flight may take after SIGTERM, in milliseconds. */
  SHUTDOWN_MS: v.optional(milliseconds, '10000'),
  /** The proxies whose `X-Forwarded-For` is believed: their number, or their networks, separated by commas. */
  TRUSTED_PROXIES: v.optional(trustedProxies, 'loopback'),
  /** Where to tell caches in front of the shell what to drop, separated by commas. */
  CDN_PURGE_URLS: v.optional(webAddresses),
  /** Where the shells are that Contentful's webhook is passed on to, separated by commas. With http, a name may have many addresses. */
  SHELL_PEERS: v.optional(webAddresses),
  /** Sent with each purge as `Authorization: Bearer`. */
  CDN_PURGE_TOKEN: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** `true` lets testers choose versions of remotes by address (`?remote=…`). Off unless it is set. */
  ALLOW_CHOSEN_VERSIONS: v.optional(v.picklist(['true', 'false']), 'false'),
  /** Who may open `/_platform`, each with a token of their own. Without it, there is no such page. */
  PLATFORM_TOKENS: v.optional(platformTokens),
  /** `true` puts buttons on that page that change the registry, with the variables of the release command. */
  PLATFORM_ACTIONS: v.optional(v.picklist(['true', 'false']), 'false'),
  CONTENTFUL_SPACE_ID: v.optional(v.string(), 'sample'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_DELIVERY_TOKEN: v.optional(v.string(), 'sample-delivery-token'),
  /** Reads drafts, for editors. */
  CONTENTFUL_PREVIEW_TOKEN: v.optional(v.string(), 'sample-preview-token'),
  /** What editors' addresses end with (`?preview=…`); without it, the shell shows drafts to nobody. */
  CONTENTFUL_PREVIEW_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]{24,})?$/, 'should have 24 characters or more, of a-z, A-Z, 0-9, - and _')),
    '',
  ),
  /** `host` or `host:port`; `localhost` is read over HTTP. */
  CONTENTFUL_HOST: v.optional(v.string(), 'localhost:4000'),
  /** The secret that Contentful signs its webhook with; without it, `/content/invalidate` answers 404. */
  CONTENTFUL_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.length(64, 'should be the 64 characters of the signing secret')),
  ),
  CONTACTS_API_URL: v.optional(origin, 'http://localhost:4100'),
  PROVIDER_API_URL: v.optional(origin, 'http://localhost:4100'),
  SUSTAINABILITY_URL: v.optional(webAddress, 'https://sustainability.example.com'),
  TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'should look like GTM-ABC123'))),
});

/** The shell's configuration. The defaults are for one machine; the root README describes production. */
export type ShellEnv = v.InferOutput<typeof schema> & { SITE_ORIGIN: string };

/** @throws an Error that names each invalid variable */
export function readShellEnv(variables: Record<string, string | undefined> = process.env): ShellEnv {
  const env = readEnvironment(schema, variables);
  return { ...env, SITE_ORIGIN: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}` };
}
