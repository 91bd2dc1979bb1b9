import { checkApi } from './check-api.ts';
import { checkContent } from './check-content.ts';
import { checkMachine } from './check-machine.ts';
import { checkReleases } from './check-releases.ts';
import { checkServers } from './check-servers.ts';
import { checkSettings } from './check-settings.ts';
import { checkShell } from './check-shell.ts';
import type { DoctorEnv } from './env.ts';
import type { Finding } from './finding.ts';

/** Everything that can be misconfigured in an environment and shows only to visitors. */
export async function examine(env: DoctorEnv): Promise<Finding[]> {
  const found = await Promise.all([
    checkMachine(env),
    checkSettings(env),
    checkContent(env),
    checkReleases(env),
    checkServers(env),
    checkApi(env),
    checkShell(env),
  ]);
  return found.flat();
}
