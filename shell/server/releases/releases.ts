import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContractCompatible } from '@site/contract/releases/contract-version';
import { type LiveRelease, type Registry, registrySchema } from '@site/contract/releases/registry';
import { type RemoteName, remoteNames } from '@site/contract/remotes/remotes';
import type { Context } from 'hono';
import * as v from 'valibot';
import { readChoices, withChoices } from './chosen-versions.ts';
import { digestOfManifest, mirrorRelease } from './mirror.ts';
import type { ServedRelease } from './served-release.ts';

export { isDevServer, type ServedRelease } from './served-release.ts';

interface Options {
  registryUrl: string;
  mirrorDirectory: string;
  contractVersion: string;
  /** Loads the release in Node before visitors get it, so that a broken one never replaces a good one. */
  tryOut(remote: RemoteName, served: ServedRelease): Promise<void>;
  /** Lets testers choose releases in the URL (`?remote=…`). */
  allowChosenVersions?: boolean;
  log(line: string): void;
}

/**
 * Follows the registry. A new release replaces the one that is served only after it has been mirrored, verified and
 * loaded; if any of that fails, the last good one stays. If there is none, browsers may try the new one.
 */
export function followRegistry({
  registryUrl,
  mirrorDirectory,
  contractVersion,
  tryOut,
  allowChosenVersions = false,
  log,
}: Options) {
  const served = new Map<RemoteName, ServedRelease>();
  const starting = new Set<RemoteName>();
  const refused = new Map<RemoteName, string>();
  const found = new Map<string, Promise<ServedRelease>>();
  const lastGood = join(mirrorDirectory, 'registry.json');
  let etag: string | undefined;
  let registry: Registry | undefined;
  let lastComplaint: string | undefined;

  async function refresh(): Promise<void> {
    try {
      const fetched = await fetchRegistry();
      if (fetched) registry = fetched;
      lastComplaint = undefined;
    } catch (error) {
      complain(`Refused the registry and kept the last good one: ${toReason(error)}`);
      registry ??= await readLastGood();
    }
    if (registry) await Promise.all(remoteNames.map((remote) => bringUp(remote, registry?.remotes[remote])));
  }

  async function fetchRegistry(): Promise<Registry | undefined> {
    const response = await fetch(registryUrl, {
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(3_000),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`${registryUrl} answered ${response.status}`);
    const document = v.parse(registrySchema, await response.json());
    await mkdir(mirrorDirectory, { recursive: true });
    await writeFile(`${lastGood}.draft`, JSON.stringify(document));
    await rename(`${lastGood}.draft`, lastGood);
    etag = response.headers.get('etag') ?? undefined;
    return document;
  }

  /**
   * Undefined on the first start, or if the file is damaged. The shell then runs without remotes until the registry
   * answers.
   */
  async function readLastGood(): Promise<Registry | undefined> {
    try {
      return v.parse(registrySchema, JSON.parse(await readFile(lastGood, 'utf8')));
    } catch {
      return undefined;
    }
  }

  async function bringUp(remote: RemoteName, live: LiveRelease | undefined): Promise<void> {
    const before = served.get(remote);
    if (!live || (before?.version === live.version && before.directory) || starting.has(remote)) return;
    starting.add(remote);
    const clientBase = new URL(`${remote}/${live.version}/client/`, registryUrl).href;
    const forBrowsers: ServedRelease = { version: live.version, clientBase, exposes: {} };
    if (!before?.directory) served.set(remote, forBrowsers);
    try {
      const { release, directory } = await mirrorRelease(new URL('.', registryUrl), mirrorDirectory, remote, live);
      if (!isContractCompatible(release.contractVersion, contractVersion)) {
        if (!before?.directory) served.delete(remote);
        throw new Error(
          `it was built for contract ${release.contractVersion}, this shell has ${contractVersion}; rebuild it with the shell's version of @site/contract`,
        );
      }
      forBrowsers.exposes = release.exposes;
      const ready = { ...forBrowsers, directory };
      await tryOut(remote, ready);
      served.set(remote, ready);
      refused.delete(remote);
      log(`Serving ${remote}@${live.version}.`);
    } catch (error) {
      const complaint = `Refused ${remote}@${live.version}: ${toReason(error)}`;
      if (refused.get(remote) !== complaint) log(complaint);
      refused.set(remote, complaint);
    } finally {
      starting.delete(remote);
    }
  }

  function complain(line: string): void {
    if (line !== lastComplaint) log(line);
    lastComplaint = line;
  }

  /** Any release of the origin, live or not, for testers; undefined if it is not available. */
  async function find(remote: RemoteName, version: string): Promise<ServedRelease | undefined> {
    const key = `${remote}@${version}`;
    const known = found.get(key) ?? fetchAny(remote, version);
    found.set(key, known);
    return known.catch((error: unknown) => {
      found.delete(key);
      log(`A tester chose ${key}, which is not available: ${toReason(error)}`);
      return undefined;
    });
  }

  async function fetchAny(remote: RemoteName, version: string): Promise<ServedRelease> {
    const origin = new URL('.', registryUrl);
    const integrity = await digestOfManifest(origin, remote, version);
    const { release, directory } = await mirrorRelease(origin, mirrorDirectory, remote, { version, integrity });
    const clientBase = new URL(`${remote}/${version}/client/`, registryUrl).href;
    const ready = { version, clientBase, exposes: release.exposes, directory };
    await tryOut(remote, ready);
    return ready;
  }

  /** The releases for one request: the live ones, or those that a tester chose, if that is allowed. */
  async function forRequest(context: Context): Promise<ReadonlyMap<RemoteName, ServedRelease>> {
    const choices = allowChosenVersions ? readChoices(context) : new Map();
    return choices.size > 0 ? withChoices(served, choices, find) : served;
  }

  return { served: served as ReadonlyMap<RemoteName, ServedRelease>, refresh, forRequest };
}

function toReason(error: unknown): string {
  if (v.isValiError(error)) return error.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The interface of this folder to the rest of the shell. */
export type Releases = ReturnType<typeof followRegistry>;
