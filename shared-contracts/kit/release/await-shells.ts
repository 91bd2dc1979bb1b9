import { setTimeout } from 'node:timers/promises';
import { readComposition } from '@site/server/read-composition';

/** How long shells may take to try and serve a release, and how often they are asked, in milliseconds. */
const patience = 90_000;
const pause = 100;

interface Live {
  remote: string;
  /** The version that the registry names now; null if the remote was taken off the site. */
  version: string | null;
  /** When the registry named it. A refusal from before that says nothing about this try. */
  since: string | undefined;
  /** Only a share of visitors gets it, as a canary. */
  isCandidate?: boolean | undefined;
}

/** What became of a change of the registry at one shell. `silent`: no shell answers there. */
export interface ShellOutcome {
  shell: string;
  outcome: 'done' | 'silent' | 'refused' | 'late';
  /** In words, for a person. */
  message: string;
}

/**
 * Waits until each of the running shells serves what the registry names, or says why it does not.
 *
 * @param shells origins of the shells
 */
export function awaitShells(shells: readonly string[], live: Live): Promise<ShellOutcome[]> {
  return Promise.all(shells.map((shell) => awaitShell(shell, live)));
}

async function awaitShell(shell: string, { remote, version, since, isCandidate }: Live): Promise<ShellOutcome> {
  const deadline = Date.now() + patience;
  const goal = version ? `serves ${remote}@${version}` : `shows nothing of ${remote}`;
  for (let isFirst = true; Date.now() < deadline; isFirst = false) {
    const composition = await readComposition(shell);
    if (!composition && isFirst) {
      return { shell, outcome: 'silent', message: `No shell answers at ${shell} to say whether it ${goal}.` };
    }
    const state = composition?.remotes[remote];
    const canary = state?.canary;
    const isDone = isCandidate ? canary?.isServed && canary.version === version : !canary && isServed(state, version);
    if (composition && isDone) {
      return { shell, outcome: 'done', message: `The shell at ${shell} ${goal}.` };
    }
    const refused = isCandidate ? canary?.refused : state?.refused;
    if (refused?.version === version && refused.since === since) {
      const goesOn = state?.version ? `It goes on serving ${state.version}.` : 'It serves no version of this remote.';
      const message = `The shell at ${shell} refused ${remote}@${version}: ${refused.reason}. ${goesOn}`;
      return { shell, outcome: 'refused', message };
    }
    await setTimeout(pause);
  }
  const message = `The shell at ${shell} does not say that it ${goal} after ${patience / 1000} s; see its log and ${shell}/composition.json.`;
  return { shell, outcome: 'late', message };
}

function isServed(state: { version: string | null } | undefined, version: string | null): boolean {
  return (state?.version ?? null) === version;
}
