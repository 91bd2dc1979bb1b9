import { ask } from './ask.ts';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** The shell, at the address that visitors use. */
export async function checkShell({ SITE_ORIGIN }: DoctorEnv): Promise<Finding[]> {
  const { ok, note, wrong } = findings('shell');
  const answer = await ask(`${SITE_ORIGIN}/healthz`);
  if (answer.failure) return [note(`${SITE_ORIGIN} does not answer yet: ${answer.failure}.`)];
  if (answer.status !== 200)
    return [wrong(`${SITE_ORIGIN}/healthz answers ${answer.status}: deploy/runbooks/release-goes-wrong.md`)];
  const refused = [...answer.text.matchAll(/"state":"(refused|withdrawn)"/g)].length;
  return refused > 0
    ? [wrong(`does not serve the newest version of ${refused} remotes: deploy/runbooks/release-goes-wrong.md`)]
    : [ok('serves what the registry names')];
}
