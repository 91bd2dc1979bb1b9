import { join } from 'node:path';
import { candidateOf, isKnown } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import { buildPackage } from '../build/build-package.ts';
import type { Author } from './change-entry.ts';
import { judgeRelease } from './judge-release.ts';
import { listReleases } from './list-releases.ts';
import { makeLive, undoRelease } from './make-live.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { printHistory, printReleases, printStatus } from './print-registry.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';
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

export const usage = `npm run release -w <remote>                        builds it and makes the build live
  -- --drop <path or fragment>                     without a page or fragment that the live release has
  -- --take <path or fragment>                     with one that another remote owns, which loses it in the same step
  -- --canary 5                                    for 5 % of visitors, as a canary beside the live version
npm run release -w <remote> -- promote 25          gives the canary to 25 %; promote alone, to everybody
npm run release -w <remote> -- judge               waits for the verdict, and promotes or withdraws the canary
  -- --steps 25,50 --minutes 10                    promotes it to 25 and 50 % first, each for 10 minutes at least
npm run release -w <remote> -- undo                ends the canary, or goes back to what was live before
npm run release -w <remote> -- to <version>        makes any of its releases live
npm run release -w <remote> -- withdraw            ends the canary; without one, takes the remote off the site at
                                                   once: 503, until undo or resume
npm run release -w <remote> -- pause | resume      stops releases and promotions, and allows them again
npm run release -w <remote> -- remove              takes it off the site for good: 404, its paths are free
npm run release -w <remote> -- status | history | list
  -- --why <reason>                                goes into the history`;

/** What the release command can do, by name. */
export const commands: Record<string, Command> = {
  async release({ directory, remote, packageVersion, drop, shells, take, canary, built, author }) {
    const share = toShare(canary);
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
  },
  async promote({ directory, remote, version: asked, author }) {
    const share = toShare(asked);
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
  async undo({ directory, remote, author }) {
    return toLive(remote, await undoRelease(directory, remote, author));
  },
  async to({ directory, remote, version, author }) {
    if (!version)
      throw new Error(`Say which version, for example: npm run release -w ${remote} -- to 1.0.0-3f2a9c1b0d`);
    await makeLive(directory, remote, version, author);
    return toLive(remote, version);
  },
  async withdraw({ directory, remote, author }) {
    if (candidateOf((await readRegistry(directory)).remotes[remote])) {
      const version = await withdrawCandidate(directory, remote, author);
      return {
        message: `The canary of ${remote} has ended, and everybody gets ${version}. To take the remote off the site too, run the command again.`,
        version,
      };
    }
    await withdrawRemote(directory, remote, author);
    return {
      message: `${remote} is withdrawn. To bring it back, run: npm run release -w ${remote} -- resume`,
      version: null,
    };
  },
  async remove({ directory, remote, author }) {
    await removeRemote(directory, remote, author);
    return { message: `${remote} is off the site. Releasing it again brings it back.`, version: null };
  },
  async pause({ directory, remote, author }) {
    await pauseRemote(directory, remote, author);
    console.log(`${remote} stays as it is. To allow releases again, run: npm run release -w ${remote} -- resume`);
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
    printReleases(await listReleases(directory, remote), (await readRegistry(directory)).remotes[remote]);
    return undefined;
  },
};

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
