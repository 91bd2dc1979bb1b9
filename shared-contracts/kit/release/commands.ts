import { join } from 'node:path';
import { isKnown } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import { buildPackage } from '../build/build-package.ts';
import type { Author } from './change-entry.ts';
import { listReleases } from './list-releases.ts';
import { makeLive, undoRelease } from './make-live.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { printHistory, printReleases, printStatus } from './print-registry.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';
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
  drop?: string[] | undefined;
  take?: string[] | undefined;
}

/** @returns the version that is live then, null for none; undefined if the command only reads */
export type Command = (call: Call) => Promise<{ message: string; version: string | null } | undefined>;

export const usage = `npm run release -w <remote>                        builds it and makes the build live
  -- --drop <path or fragment>                     without a page or fragment that the live release has
  -- --take <path or fragment>                     with one that another remote owns, which loses it in the same step
npm run release -w <remote> -- undo                goes back to what was live before
npm run release -w <remote> -- to <version>        makes any of its releases live
npm run release -w <remote> -- withdraw            takes it off the site at once: 503, until undo or resume
npm run release -w <remote> -- pause | resume      stops releases, and allows them again
npm run release -w <remote> -- remove              takes it off the site for good: 404, its paths are free
npm run release -w <remote> -- status | history | list
  -- --why <reason>                                goes into the history`;

/** What the release command can do, by name. */
export const commands: Record<string, Command> = {
  async release({ directory, remote, packageVersion, drop, take, built, author }) {
    await buildPackage(process.cwd());
    const distDirectory = join(process.cwd(), 'dist');
    const live = await publishRelease(directory, {
      packageVersion,
      distDirectory,
      drop,
      take,
      built,
      why: author.why,
      sign: author.sign,
      say: console.log,
    });
    return toLive(remote, live);
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

function toLive(remote: string, version: string) {
  return { message: `${remote}@${version} is live in the registry.`, version };
}
