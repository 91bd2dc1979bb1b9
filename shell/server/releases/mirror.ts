import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import * as v from 'valibot';
import { ReleaseRefused } from './release-refused.ts';

/** One release as the registry names it. */
export interface NamedRelease {
  remote: string;
  version: string;
  /** Digest of its `release.json`. */
  integrity: string;
}

/** A release whose server files and styles lie verified on this machine. */
export interface MirroredRelease extends NamedRelease {
  release: Release;
  directory: string;
  /** Text of each style, by its name inside `client`. */
  styles: ReadonlyMap<string, string>;
}

/** How long the release origin may take for one file, in milliseconds. */
const patience = 5_000;

/**
 * Brings a release's server files and styles to disk. Checks the digest of every file, including those that are on disk
 * already: fetches again what is missing or was changed.
 *
 * @param origin address of the folder that holds the releases
 * @param onManifest receives `release.json` once it is verified, before the other files are fetched
 * @throws ReleaseRefused if the release is not what was released; another Error if it cannot be fetched now
 */
export async function mirrorRelease(
  origin: URL,
  mirrorDirectory: string,
  named: NamedRelease,
  onManifest: (release: Release) => void = () => {},
): Promise<MirroredRelease> {
  const { remote, version } = named;
  const directory = join(mirrorDirectory, remote, version);
  const base = new URL(`${remote}/${version}/`, origin);
  const manifest = await bring(base, directory, 'release.json', named.integrity);
  const release = parseRelease(manifest, named);
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
  return { ...named, release, directory, styles };
}

/** Digest of a `release.json` as the origin has it, for a release that the registry does not name. */
export async function digestOfManifest(origin: URL, remote: string, version: string): Promise<string> {
  return toIntegrity(await fetchFile(new URL(`${remote}/${version}/release.json`, origin)));
}

/** One file from the disk where it is whole there, else from the origin and to the disk. */
async function bring(base: URL, directory: string, path: string, integrity: string): Promise<Buffer> {
  const file = join(directory, path);
  const kept = await readFile(file).catch(() => undefined);
  if (kept && toIntegrity(kept) === integrity) return kept;
  const content = await fetchFile(new URL(path, base));
  if (toIntegrity(content) !== integrity) throw new ReleaseRefused(`${path} is not the file that was released`);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}

function parseRelease(manifest: Buffer, { remote, version }: NamedRelease): Release {
  const parsed = v.safeParse(releaseSchema, toJson(manifest));
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
    throw new ReleaseRefused(`its release.json cannot be read (${reasons.join('; ')})`);
  }
  const release = parsed.output;
  if (release.remote !== remote || release.version !== version) {
    throw new ReleaseRefused(`its release.json belongs to ${release.remote}@${release.version}`);
  }
  if (!release.files['server/remoteEntry.cjs'] || !release.files['client/remoteEntry.js']) {
    throw new ReleaseRefused('its release.json lists no entry for the server or none for browsers');
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

async function fetchFile(address: URL): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (response.status === 404) throw new ReleaseRefused(`${address.pathname} is missing at the release origin`);
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
