import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { toContractRange } from '@site/contract/releases/contract-version';
import type { ChunkFiles, Release } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { exposeOfFragment, exposeOfPage } from '@site/contract/remotes/exposes';
import type { Sign } from '@site/server/signatures';
import { chunkListFile } from '../build/chunk-list-plugin.ts';
import { type BuiltRemote, remoteFile } from '../build/remote-file-plugin.ts';
import { checkBrought } from './check-brought.ts';
import { checkCompatible } from './check-compatible.ts';
import type { Finding } from './compare-releases.ts';
import { makeLive, readPublished } from './make-live.ts';
import { startCanary } from './run-canary.ts';
import { signRelease } from './sign-release.ts';
import { writeRelease } from './write-release.ts';

interface Build {
  /** `version` of the remote's package.json. */
  packageVersion: string;
  /** Holds `client` and `server`. */
  distDirectory: string;
  /** Paths and fragments that the live release claims and this one drops on purpose. */
  drop?: readonly string[] | undefined;
  /** Origins of the shells that it has to run in. */
  shells?: readonly string[] | undefined;
  /** Paths and fragments to take over from other remotes. */
  take?: readonly string[] | undefined;
  /** Makes it a canary for this share of visitors in percent, instead of live for everybody. */
  canary?: number | undefined;
  /** Leaves the registry as it is: testers may choose the version, and visitors do not get it. */
  isForTesters?: boolean;
  /** Who builds it, from which commit. */
  built?: Release['built'];
  /** Why it is released. */
  why?: string | undefined;
  /** Signs with the team's key. */
  sign?: Sign | undefined;
  /** Receives whether it is compatible with what is live, and what nobody knows about that. */
  say?: ((line: string) => void) | undefined;
}

/** The types of files that a release may contain. */
const carried = new Set(['.js', '.cjs', '.css']);
/** Files that a build writes for the release command only. */
const notes = new Set([chunkListFile, remoteFile]);

/**
 * Copies a build into its own immutable folder of the store and makes it live, unless it is for testers. The version contains a digest of the files, so
 * releasing the same build again only makes it live again, and mends its folder if that is damaged.
 *
 * @returns the version that it is
 * @throws an Error that names a missing file of the build, or a file that a release cannot contain
 */
export async function publishRelease(
  releasesDirectory: string,
  { packageVersion, distDirectory, drop, shells, take, canary, isForTesters, built: author, why, sign, say }: Build,
): Promise<string> {
  const built: BuiltRemote = JSON.parse(await readFile(join(distDirectory, 'client', remoteFile), 'utf8'));
  const { name, contractVersion, shared: _, ...brings } = built;
  checkBrought(built);
  if (canary !== undefined && take?.length)
    throw new Error(
      'A canary takes nothing over: it has the paths and fragments of the live version. Release it to everybody.',
    );
  await assertCompatible(releasesDirectory, built, { drop, shells, say });
  const exposes = await readExposes(distDirectory, built);
  const files = await readBuild(distDirectory);
  const digests = Object.fromEntries([...files].map(([path, content]) => [path, toIntegrity(content)]));
  const contractRange = toContractRange(contractVersion);
  const content = { ...brings, contractVersion, contractRange, exposes, files: digests };
  const digest = toIntegrity(JSON.stringify(content))
    .replace(/^sha384-|\W/g, '')
    .toLowerCase()
    .slice(0, 10);
  const version = `${packageVersion}-${digest}`;
  await writeRelease(releasesDirectory, files, {
    remote: name,
    version,
    releasedAt: new Date().toISOString(),
    ...content,
    built: author,
  });
  const by = author?.by;
  if (isForTesters) {
    if (sign) await signRelease(releasesDirectory, await readPublished(releasesDirectory, name, version), sign);
  } else if (canary !== undefined) {
    await startCanary(releasesDirectory, name, version, canary, { by, why, sign });
  } else {
    await makeLive(releasesDirectory, name, version, { take, isNew: true, by, why, sign });
  }
  return version;
}

/** Says the verdict. @throws an Error with the reasons if what is live would break, and nobody said that this is on purpose */
async function assertCompatible(
  releasesDirectory: string,
  built: BuiltRemote,
  { drop, shells, say = () => {} }: Pick<Build, 'drop' | 'shells' | 'say'>,
): Promise<void> {
  const { verdict, findings } = await checkCompatible(releasesDirectory, built, { drop, shells });
  const reasonsFor = (level: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === level).map(({ reason }) => reason);
  if (verdict === 'incompatible') throw new Error(reasonsFor('incompatible').join('\n'));
  say(
    verdict === 'compatible'
      ? 'Compatible with what is live.'
      : 'Nobody knows whether it is compatible with what is live:',
  );
  for (const reason of reasonsFor('unknown')) say(reason);
}

/** Reads every script and stylesheet of a build, by its path in the release. */
async function readBuild(distDirectory: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const part of ['client', 'server']) {
    for (const entry of await readdir(join(distDirectory, part), { withFileTypes: true })) {
      if (part === 'client' && notes.has(entry.name)) continue;
      if (!entry.isFile() || !carried.has(extname(entry.name))) {
        throw new Error(
          `${part}/${entry.name} cannot be released, because a release contains scripts and styles only, and no folders. Put pictures into Contentful, fonts into @site/ui, and small drawings into components as SVG.`,
        );
      }
      files.set(`${part}/${entry.name}`, await readFile(join(distDirectory, part, entry.name)));
    }
  }
  for (const path of ['client/remoteEntry.js', 'server/remoteEntry.cjs']) {
    if (!files.has(path))
      throw new Error(`${distDirectory} is not a complete build: ${path} is missing. Build it again.`);
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files of every page and fragment that the remote claims. Chunk `pages-home` is the module `pages/home`. */
async function readExposes(
  distDirectory: string,
  { name, pages, fragments }: BuiltRemote,
): Promise<Release['exposes']> {
  const chunks: Record<string, ChunkFiles> = JSON.parse(
    await readFile(join(distDirectory, 'client', chunkListFile), 'utf8'),
  );
  const claimed = [...Object.keys(pages).map(exposeOfPage), ...Object.keys(fragments).map(exposeOfFragment)];
  return Object.fromEntries(
    claimed.map((expose) => {
      const files = chunks[expose.replace('/', '-')];
      if (!files) throw new Error(`${name} claims ${expose}, but its build has no such module. Build it again.`);
      return [expose, files];
    }),
  );
}
