import * as v from 'valibot';
import { toChoosing } from './look/setting.ts';

/** Longer than a trial may take, in milliseconds. */
const patience = 150_000;

const answer = v.object({
  chosen: v.optional(
    v.record(v.string(), v.object({ state: v.string(), version: v.string(), reason: v.optional(v.string()) })),
  ),
});

/**
 * Has a shell try a version that is not live.
 *
 * @returns why it does not show it; undefined if it does
 * @throws an Error that says what to do if the shell does not answer, or shows live versions only
 */
export async function askShell(shell: string, remote: string, version: string): Promise<string | undefined> {
  const response = await fetch(toChoosing(shell, [`${remote}@${version}`]), {
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new Error(
      `The shell at ${shell} does not answer (${(error.cause as Error | undefined)?.message ?? error.message}). Start it, or name another with --shell.`,
    );
  });
  const { chosen } = v.parse(answer, await response.json());
  if (!chosen)
    throw new Error(`The shell at ${shell} shows live versions only. Start it with ALLOW_CHOSEN_VERSIONS=true.`);
  const found = chosen[remote];
  if (!found) throw new Error(`The shell at ${shell} does not understand ${remote}@${version}.`);
  if (found.state === 'missing')
    throw new Error(
      `The shell at ${shell} cannot get ${remote}@${version} (${found.reason}). Let this command and the shell use the same releases.`,
    );
  return found.state === 'serving' ? undefined : (found.reason ?? 'It gives no reason.');
}
