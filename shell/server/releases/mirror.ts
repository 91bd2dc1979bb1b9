import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { signatureFile, toReleaseStatement } from '@site/contract/releases/signature';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { readBytes } from '@site/server/read-bytes';
import { releaseSignatures, type Trust } from '@site/server/signatures';
import { writeWhole } from '@site/server/write-whole';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { markUsed } from './prune-mirror.ts';
import { ReleaseRefused } from './release-refused.ts';

/** One release as the registry names it. */
export interface NamedRelease {
  remote: string;
  version: string;
  /** Digest of its `release.json`. */
  integrity: string;
}

/** A release whose server files and styles are verified and on disk. */
export interface MirroredRelease extends NamedRelease {
  release: Release;
  directory: string;
  /** Text of each style, by its name inside `client`. */
  styles: ReadonlyMap<string, string>;
}

/** How long the release origin may take for one file, in milliseconds. */
const patience = 5_000;
/** The largest file, in bytes. The largest of this site has a fiftieth of it. */
const largest = 20_000_000;
/** Downloads share the origin, and this process's connections and memory, whatever the number of remotes. */
const downloads = pLimit(20);
/** What a person does about a release that was damaged after it was released. */
const remedy = 'Restore it at the release origin, then make the version live again.';

interface MirrorOptions {
  /** Receives `release.json` once it is verified, before the other files are downloaded. */
  onManifest?: (release: Release) => void;
  /** Whose signatures count; without it, none is asked for. */
  trust?: Trust | undefined;
}

/**
 * Copies a release's server files and styles to disk. Checks the digest of every file, even of those that are on disk
 * already, and downloads missing or damaged ones again.
 *
 * @param origin address of the folder that holds the releases
 * @throws ReleaseRefused if a file is missing or differs from its digest, or if nobody trusted signed it; another Error if the origin does not answer
 */
export async function mirrorRelease(
  origin: URL,
  mirrorDirectory: string,
  named: NamedRelease,
  { onManifest = () => {}, trust }: MirrorOptions = {},
): Promise<MirroredRelease> {
  const { remote, version } = named;
  const directory = join(mirrorDirectory, remote, version);
  const base = new URL(`${remote}/${version}/`, origin);
  const manifest = await bring(base, directory, 'release.json', named.integrity);
  const release = parseRelease(manifest, named);
  if (trust) await checkSignature(base, directory, named, trust);
  onManifest(release);
  const styles = new Map<string, string>();
  await Promise.all(
    Object.entries(release.files).map(async ([path, integrity]) => {
      const isStyle = path.startsWith('client/') && path.endsWith('.css');
      if (!isStyle && !path.startsWith('server/')) return;
      const content = await bring(base, directory, path, integrity);
      if (isStyle) styles.set(path.slice('client/'.length), content.toString('utf8'));
    }),
  );
  await markUsed(directory);
  return { ...named, release, directory, styles };
}

/** The digest of the `release.json` at the origin, for a release that the registry does not name. */
export async function digestOfManifest(origin: URL, remote: string, version: string): Promise<string> {
  return toIntegrity(await fetchFile(new URL(`${remote}/${version}/release.json`, origin)));
}

/** The signature on disk counts as well, so that a restart needs no origin. */
async function checkSignature(base: URL, directory: string, named: NamedRelease, trust: Trust): Promise<void> {
  const isTrusted = (text: Buffer) => {
    const { success, output } = v.safeParse(releaseSignatures, toJson(text));
    if (!success) return false;
    return [output, ...output.others].some((signature) => trust(toReleaseStatement(named), signature, named.remote));
  };
  const kept = await readFile(join(directory, signatureFile)).catch(() => undefined);
  if (kept && isTrusted(kept)) return;
  const text = await fetchFile(new URL(signatureFile, base)).catch((error: Error) => {
    if (error instanceof ReleaseRefused) return Buffer.alloc(0);
    throw error;
  });
  if (!isTrusted(text)) {
    throw new ReleaseRefused(
      `It is not signed by a key that may release ${named.remote}. Set RELEASE_KEY_FILE to the file with the team’s key, and make it live again.`,
    );
  }
  await writeWhole(join(directory, signatureFile), text);
}

/** Reads a file from disk if its digest is right; otherwise downloads it and writes it to disk. */
async function bring(base: URL, directory: string, path: string, integrity: string): Promise<Buffer> {
  const file = join(directory, path);
  const kept = await readFile(file).catch(() => undefined);
  if (kept && toIntegrity(kept) === integrity) return kept;
  const content = await fetchFile(new URL(path, base));
  if (toIntegrity(content) !== integrity)
    throw new ReleaseRefused(`${path} is not the file that was released: its digest differs. ${remedy}`);
  await writeWhole(file, content);
  return content;
}

function parseRelease(manifest: Buffer, { remote, version }: NamedRelease): Release {
  const parsed = v.safeParse(releaseSchema, toJson(manifest));
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`);
    throw new ReleaseRefused(
      `Its release.json is invalid (${reasons.join('; ')}). Release again with the current @site/kit.`,
    );
  }
  const release = parsed.output;
  if (release.remote !== remote || release.version !== version) {
    throw new ReleaseRefused(`Its release.json belongs to ${release.remote}@${release.version}. ${remedy}`);
  }
  if (!release.files['server/remoteEntry.cjs'] || !release.files['client/remoteEntry.js']) {
    throw new ReleaseRefused(
      'Its release.json does not list both server/remoteEntry.cjs and client/remoteEntry.js. Build and release it again.',
    );
  }
  return release;
}

function toJson(manifest: Buffer): unknown {
  try {
    return JSON.parse(manifest.toString('utf8'));
  } catch {
    return undefined;
  }
}

function fetchFile(address: URL): Promise<Buffer> {
  return downloads(() => fetchNow(address));
}

async function fetchNow(address: URL): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (response.status === 404)
    throw new ReleaseRefused(`${address.pathname} is missing at the release origin. ${remedy}`);
  if (!response.ok) throw new Error(`${address.pathname} responded with ${response.status}`);
  const bytes = await readBytes(response, largest);
  if (!bytes)
    throw new ReleaseRefused(`${address.pathname} has more than ${largest} bytes. Make it smaller and release again.`);
  return bytes;
}
