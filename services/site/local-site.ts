import { readShellEnv, type ShellEnv } from '../../shell/server/env.ts';
import { readEnv as readApiEnv } from '../api/env.ts';
import { readEnv as readContentEnv } from '../content/env.ts';
import { readReleasesEnv } from '../releases/env.ts';

/** One process of the site on this machine. */
interface SitePart {
  name: string;
  /** Its file, from the root of the workspace. */
  file: string;
  port: number;
  /** The variable that sets the port. */
  portVariable: string;
}

/** What runs here, and with which variables; what the environment points elsewhere is not started. */
export interface LocalSite {
  parts: SitePart[];
  env: NodeJS.ProcessEnv;
  shellEnv: ShellEnv;
  releasesDirectory: string;
}

/**
 * Plans the site on one machine from the environment, checking every variable before anything starts.
 *
 * @throws an Error whose lines name the variables that are not usable
 */
export function planLocalSite(environment: NodeJS.ProcessEnv): LocalSite {
  const releases = readReleasesEnv(environment);
  const content = readContentEnv(environment);
  const api = readApiEnv(environment);
  const apiUrl = `http://localhost:${api.API_PORT}`;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ALLOW_CHOSEN_VERSIONS: 'true',
    CONTENTFUL_HOST: `localhost:${content.CONTENT_PORT}`,
    CONTACTS_API_URL: apiUrl,
    PROVIDER_API_URL: apiUrl,
    REGISTRY_URL: `http://localhost:${releases.RELEASES_PORT}/registry.json`,
    SITE_ORIGIN: `http://localhost:${environment.PORT || 3000}`,
    ...environment,
  };
  const shellEnv = readShellEnv(env);
  const services = [
    { unless: 'CONTENTFUL_HOST', name: 'content', port: content.CONTENT_PORT, portVariable: 'CONTENT_PORT' },
    { unless: 'CONTACTS_API_URL', name: 'api', port: api.API_PORT, portVariable: 'API_PORT' },
    { unless: 'REGISTRY_URL', name: 'releases', port: releases.RELEASES_PORT, portVariable: 'RELEASES_PORT' },
  ];
  const parts = services
    .filter(({ unless }) => !environment[unless])
    .map(({ unless: _, ...part }) => ({ ...part, file: `services/${part.name}/server.ts` }));
  const shell = { name: 'shell', file: 'shell/server/main.ts', port: shellEnv.PORT, portVariable: 'PORT' };
  return { parts: [...parts, shell], env, shellEnv, releasesDirectory: releases.RELEASES_DIR };
}
