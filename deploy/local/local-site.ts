import { type ContentSettings, contentVariables, toContentSettings } from '@site/content/server/content-variables';
import { readReleaseEnv } from '@site/kit/release/env';
import { readEnvironment } from '@site/server/read-environment';
import { port } from '@site/server/variables';
import * as v from 'valibot';

/** One of the site's processes. */
interface SiteProcess {
  name: string;
  /** Its file, relative to the root of the workspace. */
  file: string;
  port: number;
  /** The variable that sets the port. */
  portVariable: string;
}

/** What runs on this machine, and with which variables, without services that the environment points elsewhere. */
export interface LocalSite {
  processes: SiteProcess[];
  env: NodeJS.ProcessEnv;
  /** The shell's address. */
  url: string;
  releasesDirectory: string;
  /** Where the dev servers of the remotes read content. */
  content: ContentSettings;
}

const ports = v.object({
  PORT: v.optional(port, '3000'),
  CONTENT_PORT: v.optional(port, '4000'),
  API_PORT: v.optional(port, '4100'),
  RELEASES_PORT: v.optional(port, '4200'),
});

/**
 * Plans the site on one machine from the environment. Each process checks its own variables when it starts.
 *
 * @throws an Error with one line for each invalid variable
 */
export function planLocalSite(variables: NodeJS.ProcessEnv): LocalSite {
  // An empty variable is none: a service that is started here must not be looked for at its default address.
  const environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { PORT, CONTENT_PORT, API_PORT, RELEASES_PORT } = readEnvironment(ports, environment);
  const { RELEASES_DIR } = readReleaseEnv(environment);
  const url = `http://localhost:${PORT}`;
  const apiUrl = `http://localhost:${API_PORT}`;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    ALLOW_CHOSEN_VERSIONS: 'true',
    CONTENTFUL_HOST: `localhost:${CONTENT_PORT}`,
    CONTACTS_API_URL: apiUrl,
    PROVIDER_API_URL: apiUrl,
    REGISTRY_URL: `http://localhost:${RELEASES_PORT}/registry.json`,
    SITE_ORIGIN: url,
    ...environment,
  };
  const services = [
    { unless: 'CONTENTFUL_HOST', name: 'content', port: CONTENT_PORT, portVariable: 'CONTENT_PORT' },
    { unless: 'CONTACTS_API_URL', name: 'api', port: API_PORT, portVariable: 'API_PORT' },
    { unless: 'REGISTRY_URL', name: 'releases', port: RELEASES_PORT, portVariable: 'RELEASES_PORT' },
  ];
  const processes = services
    .filter(({ unless }) => !environment[unless])
    .map(({ unless: _, ...service }) => ({ ...service, file: `services/${service.name}/server.ts` }));
  const shell = { name: 'shell', file: 'shell/server/main.ts', port: PORT, portVariable: 'PORT' };
  const content = toContentSettings(readEnvironment(v.object(contentVariables), env));
  return { processes: [...processes, shell], env, url, releasesDirectory: RELEASES_DIR, content };
}
