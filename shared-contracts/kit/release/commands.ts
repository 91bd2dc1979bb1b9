import { join } from 'node:path';
import { candidateOf, isKnown, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import { buildPackage } from '../build/build-package.ts';
import type { Author } from './change-entry.ts';
import { judgeRelease } from './judge-release.ts';
import { listReleases } from './list-releases.ts';
import { makeLive, undoRelease } from './make-live.ts';
import { assertMayPromote } from './may-promote.ts';
import { assertMayUndo, assertMayWithdraw } from './may-undo.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { printHistory, printReleases, printStatus } from './print-registry.ts';
import { publishRelease } from './publish-release.ts';
import { readKnownRegistry, readRegistry } from './registry-file.ts';
import { releaseCommand } from './release-command.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';
import { removeRemote, withdrawRemote } from './withdraw-remote.ts';

interface Call {
  directory: string;
  shells: readonly string[];
  remote: string;
  packageVersion: string;
  /** What follows the command. */
  version?: string | undefined;
  built: NonNullable<Release['built']>;
  author: Author;
  /** The share of visitors that get the build first, in percent. */
  canary?: string | undefined;
  /** Shares that a canary grows to before everybody gets it, and how long it keeps each at least. */
  steps?: string | undefined;
  minutes?: string | undefined;
  drop?: string[] | undefined;
  take?: string[] | undefined;
}

/** @returns the version that is live then, null for none; undefined if the command only reads */
export type Command = (call: Call) => Promise<{ message: string; version: string | null } | undefined>;

/** What can be done with a registry that is there. */
const changes: Record<string, Command> = {
  async promote({ directory, remote, version: asked, shells, author }) {
    const share = toShare(asked);
    await assertMayPromote(remote, (await readRegistry(directory)).remotes[remote], shells);
    const version = await promoteCanary(directory, remote, share, author);
    return share === undefined || share === 100 ? toLive(remote, version) : toCandidate(remote, version, share);
  },
  async judge({ directory, remote, shells, author, steps = '', minutes }) {
    const outcome = await judgeRelease(directory, remote, {
      shells,
      author,
      steps: steps.split(',').filter(Boolean).map(toStep),
      holdFor: steps ? toMinutes(minutes) * 60_000 : 0,
      say: console.log,
    });
    if (outcome.verdict === 'ended') {
      console.log(`${remote} runs no canary.`);
      return undefined;
    }
    const { version, reason, verdict } = outcome;
    if (verdict === 'promote') return toLive(remote, version);
    throw new Error(`Withdrew ${remote}@${version}, and everybody gets the stable version: ${reason}`);
  },
  async undo({ directory, remote, version, author }) {
    const saw = (entry: RegistryEntry | undefined) => {
      assertMayUndo(remote, entry, version);
      return true;
    };
    return toLive(remote, await undoRelease(directory, remote, { ...author, saw }));
  },
  async to({ directory, remote, version, author }) {
    if (!version) throw new Error(`Say which version, for example: ${releaseCommand(remote, 'to 1.0.0-3f2a9c1b0d')}`);
    await makeLive(directory, remote, version, author);
    return toLive(remote, version);
  },
  async withdraw({ directory, remote, version: named, author }) {
    const saw = (entry: RegistryEntry | undefined) => {
      assertMayWithdraw(remote, entry, named);
      return true;
    };
    if (candidateOf((await readRegistry(directory)).remotes[remote])) {
      const version = await withdrawCandidate(directory, remote, { ...author, saw });
      const next = `To take the remote off the site too, run: ${releaseCommand(remote, `withdraw ${version}`)}`;
      return { message: `The canary of ${remote} has ended, and everybody gets ${version}. ${next}`, version };
    }
    await withdrawRemote(directory, remote, { ...author, saw });
    return {
      message: `${remote} is withdrawn. To bring it back, run: ${releaseCommand(remote, 'resume')}`,
      version: null,
    };
  },
  async remove({ directory, remote, author }) {
    await removeRemote(directory, remote, author);
    return { message: `${remote} is off the site. Releasing it again brings it back.`, version: null };
  },
  async pause({ directory, remote, author }) {
    await pauseRemote(directory, remote, author);
    console.log(`${remote} stays as it is. To allow releases again, run: ${releaseCommand(remote, 'resume')}`);
    return undefined;
  },
  async resume({ directory, remote, author }) {
    await resumeRemote(directory, remote, author);
    const entry = (await readRegistry(directory)).remotes[remote];
    return toLive(remote, isKnown(entry) ? entry.version : '');
  },
  async status({ directory, remote, shells }) {
    await printStatus((await readRegistry(directory)).remotes[remote], remote, shells);
    return undefined;
  },
  async history({ directory, remote }) {
    printHistory((await readRegistry(directory)).remotes[remote], remote);
    return undefined;
  },
  async list({ directory, remote }) {
    const entry = (await readRegistry(directory)).remotes[remote];
    printReleases(await listReleases(directory, remote), entry);
    return undefined;
  },
};

/** What the release command can do, by name. Only a release makes a registry: whatever else finds none has looked in the wrong place. */
export const commands: Record<string, Command> = {
  release,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, run]) => [
      name,
      async (call: Call) => {
        await readKnownRegistry(call.directory);
        return run(call);
      },
    ]),
  ),
};

async function release({ directory, remote, packageVersion, drop, shells, take, canary, built, author }: Call) {
  const share = toShare(canary);
  if (share === 100) throw new Error('100 % is everybody: release it without --canary.');
  await buildPackage(process.cwd());
  const distDirectory = join(process.cwd(), 'dist');
  const version = await publishRelease(directory, {
    packageVersion,
    distDirectory,
    drop,
    shells,
    take,
    canary: share,
    built,
    why: author.why,
    sign: author.sign,
    say: console.log,
  });
  return share === undefined ? toLive(remote, version) : toCandidate(remote, version, share);
}

/** @throws if it is no number; the registry says which numbers are shares */
function toShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (!(share > 0 && share <= 100)) throw new Error(`${text} is no share of visitors in percent, such as 5.`);
  return share;
}

function toStep(text: string): number {
  const share = toShare(text.trim());
  if (share === undefined || share >= 100) throw new Error(`${text} is no step before everybody, such as 25.`);
  return share;
}

/** @param text 5 by default, so that a share is more than a glance */
function toMinutes(text = '5'): number {
  const minutes = Number(text);
  if (!(minutes >= 0 && minutes <= 1_440)) throw new Error(`${text} is no number of minutes within a day.`);
  return minutes;
}

function toCandidate(remote: string, version: string, share: number) {
  const message = `${remote}@${version} is the canary for ${share} % of visitors in the registry.`;
  return { message, version };
}

function toLive(remote: string, version: string) {
  return { message: `${remote}@${version} is live in the registry.`, version };
}
