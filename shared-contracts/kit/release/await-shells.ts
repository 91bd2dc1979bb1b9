import { setTimeout } from 'node:timers/promises';
import { readComposition } from '@site/server/read-composition';
import { releaseCommand } from './release-command.ts';

/** How long shells may take to try and serve a release, and how often they are asked, in milliseconds. */
const patience = 90_000;
const pause = 100;
/** How often the registry is asked, too, in turns of asking a shell. */
const turnsPerLook = 10;
/** How long a shell may be silent before nobody is expected there, in milliseconds: one that restarts answers sooner. */
const silence = 10_000;
/** How long a shell may fail to follow the registry, in milliseconds. One that failed before reads it every 15 s. */
const aside = 20_000;

interface Live {
  remote: string;
  /** The version that the registry names now; null if the remote was taken off the site. */
  version: string | null;
  /** When the registry named it. A refusal from before that says nothing about this try. */
  since: string | undefined;
  /** Of the registry that names it. Shells read that at once. */
  revision?: number | undefined;
  /** Only a share of visitors gets it, as a canary. */
  isCandidate?: boolean | undefined;
}

/**
 * What became of a change of the registry at one shell. `silent`: no shell answers there. `superseded`: the shell did not
 * serve it before somebody changed the remote again.
 */
export interface ShellOutcome {
  shell: string;
  outcome: 'done' | 'silent' | 'refused' | 'superseded' | 'late';
  /** In words, for a person. */
  message: string;
}

/**
 * Waits until each of the running shells serves what the registry names, or says why it does not.
 *
 * @param shells origins of the shells
 * @param findNext says in words what somebody has changed since, if the registry does not name the version any more
 * @param patienceWithSilence how long a shell that has not answered yet may restart, in milliseconds
 * @param patienceWithProblem how long a shell may fail to follow the registry, in milliseconds
 */
export function awaitShells(
  shells: readonly string[],
  live: Live,
  findNext: () => Promise<string | undefined>,
  patienceWithSilence = silence,
  patienceWithProblem = aside,
): Promise<ShellOutcome[]> {
  const patiences = { patienceWithSilence, patienceWithProblem };
  return Promise.all(shells.map((shell) => awaitShell(shell, live, findNext, patiences)));
}

/**
 * Whether a command has done what it should. Where no shell answers, nobody knows; but a remote's first release may come
 * before the first shell.
 */
export function isAcknowledged(outcomes: readonly Pick<ShellOutcome, 'outcome'>[], isFirstChange: boolean): boolean {
  return outcomes.every(({ outcome }) => outcome === 'done' || (isFirstChange && outcome === 'silent'));
}

async function awaitShell(
  shell: string,
  { remote, version, since, revision, isCandidate }: Live,
  findNext: () => Promise<string | undefined>,
  { patienceWithSilence, patienceWithProblem }: { patienceWithSilence: number; patienceWithProblem: number },
): Promise<ShellOutcome> {
  const startedAt = Date.now();
  const deadline = startedAt + patience;
  let hasAnswered = false;
  let problemSince: number | undefined;
  let followed: number | undefined;
  const goal = version ? `serves ${remote}@${version}` : `shows nothing of ${remote}`;
  for (let turn = 0; Date.now() < deadline; turn += 1) {
    const composition = await readComposition(shell, revision);
    hasAnswered ||= composition !== undefined;
    if (!hasAnswered && Date.now() - startedAt >= patienceWithSilence) {
      return { shell, outcome: 'silent', message: `No shell answers at ${shell} to say whether it ${goal}.` };
    }
    const state = composition?.remotes[remote];
    const canary = state?.canary;
    followed = composition?.revision ?? followed;
    // A version that was live before proves nothing about a shell that does not know of the change.
    const isAsWanted = isCandidate
      ? canary?.isServed && canary.version === version
      : !canary && isServed(state, version);
    if (composition && isAsWanted && !isOlder(followed, revision)) {
      return { shell, outcome: 'done', message: `The shell at ${shell} ${goal}.` };
    }
    const refused = isCandidate ? canary?.refused : state?.refused;
    if (refused?.version === version && refused.since === since) {
      const goesOn = state?.version ? `It goes on serving ${state.version}.` : 'It serves no version of this remote.';
      const reason = refused.reason.replace(/\.$/, '');
      const next = `Mend it and release it again, or take it back: ${releaseCommand(remote, `undo ${version}`)}`;
      const message = `The shell at ${shell} refused ${remote}@${version}: ${reason}. ${goesOn} ${next}`;
      return { shell, outcome: 'refused', message };
    }
    const problem = composition?.registryProblem;
    problemSince = problem ? (problemSince ?? Date.now()) : undefined;
    if (problem && problemSince !== undefined && Date.now() - problemSince >= patienceWithProblem) {
      const message = `The shell at ${shell} does not follow the registry, and goes on with what it serves: ${problem}`;
      return { shell, outcome: 'late', message };
    }
    const next = turn % turnsPerLook === turnsPerLook - 1 ? await findNext() : undefined;
    if (next) return { shell, outcome: 'superseded', message: `The shell at ${shell} need not follow: ${next}` };
    await setTimeout(pause);
  }
  const behind = isOlder(followed, revision)
    ? ` It follows revision ${followed} of its registry, and this change is revision ${revision}. Does its REGISTRY_URL name the registry that was changed?`
    : '';
  const message = `The shell at ${shell} does not say that it ${goal} after ${patience / 1000} s; see its log and ${shell}/composition.json.${behind}`;
  return { shell, outcome: 'late', message };
}

/** Shells of earlier contracts do not say which registry they follow. */
function isOlder(followed: number | undefined, revision: number | undefined): boolean {
  return followed !== undefined && revision !== undefined && followed < revision;
}

function isServed(state: { version: string | null } | undefined, version: string | null): boolean {
  return (state?.version ?? null) === version;
}
