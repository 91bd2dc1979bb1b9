import { parseRegistry, type Registry } from '@site/contract/releases/registry';
import { signatureSchema, toRegistryStatement } from '@site/contract/releases/signature';
import { readBytes } from '@site/server/read-bytes';
import type { Trust } from '@site/server/signatures';
import * as v from 'valibot';
import type { Warnings } from './warnings.ts';

/** How long the registry may take, in milliseconds. */
const patience = 3_000;
/** The longest registry, in bytes: room for a thousand remotes with a full history. */
const largest = 25_000_000;

/**
 * How long an older registry counts as the answer of a cache that is out of date, in milliseconds. If nothing newer comes in
 * that time, somebody has restored it.
 */
const outdatedFor = 10_000;

interface Options {
  registryUrl: string;
  /** Whose signatures count; without it, none is asked for. */
  trust?: Trust | undefined;
  warnings: Warnings;
  now?: () => number;
}

/** Reads the registry, and keeps the last good one. */
export function createRegistrySource({ registryUrl, trust, warnings, now = Date.now }: Options) {
  const { warn, clear } = warnings;
  let etag: string | undefined;
  /** Since when nothing but older registries came. */
  let olderSince: number | undefined;
  let registry: Registry | undefined;
  let problem: string | undefined;

  /** @returns undefined if the registry has not changed */
  async function fetchRegistry(): Promise<Registry | undefined> {
    const response = await fetch(registryUrl, {
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 304) {
      olderSince = undefined;
      return undefined;
    }
    if (!response.ok) throw new Error(`${registryUrl} responded with ${response.status}`);
    const bytes = await readBytes(response, largest);
    if (!bytes) throw new Error(`${registryUrl} has more than ${largest} bytes`);
    const document = JSON.parse(bytes.toString('utf8'));
    if (trust && !isSigned(document, trust))
      throw new Error(
        `${registryUrl} is not signed by a key that this shell trusts. With RELEASE_KEY_FILE set to one that it does, make any version live again.`,
      );
    const fetched = parseRegistry(document);
    if (isOutdated(fetched)) return undefined;
    etag = response.headers.get('etag') ?? undefined;
    return fetched;
  }

  function isOutdated({ revision }: Registry): boolean {
    if (!registry || revision >= registry.revision) {
      olderSince = undefined;
      return false;
    }
    olderSince ??= now();
    if (now() - olderSince < outdatedFor) return true;
    if (!trust) return false;
    // A signature does not say that a registry is the latest.
    throw new Error(
      `${registryUrl} has revision ${revision}, which is older than revision ${registry.revision}. To follow it, restart this shell.`,
    );
  }

  /** Keeps a remote that is missing although nobody removed it: someone's tools have lost it. */
  function accept(fetched: Registry): void {
    const lost = Object.entries(registry?.remotes ?? {}).filter(([remote]) => !(remote in fetched.remotes));
    for (const { remote, reason } of fetched.malformed) {
      warn(
        remote,
        `Ignored the registry's entry for ${remote}, which is malformed: ${reason}. Release it again to mend the entry.`,
      );
    }
    for (const [remote] of lost) {
      warn(
        remote,
        `Kept serving ${remote}, which is missing from the registry. To take it off the site, run: npm run release -w ${remote} -- remove`,
      );
    }
    registry = { ...fetched, remotes: { ...Object.fromEntries(lost), ...fetched.remotes } };
  }

  return {
    /** The last registry that could be read. */
    get last(): Registry | undefined {
      return registry;
    },
    /** Why it follows none newer; undefined while it can. */
    get problem(): string | undefined {
      return problem;
    },
    /** @returns whether the registry could be read */
    async read(): Promise<boolean> {
      try {
        const fetched = await fetchRegistry();
        if (fetched) accept(fetched);
        problem = undefined;
        clear('registry');
        return true;
      } catch (error) {
        problem = (error as Error).message;
        warn('registry', `Could not read the registry, and kept what was served: ${problem}`);
        return false;
      }
    },
  };
}

function isSigned(document: object, trust: Trust): boolean {
  const { success, output } = v.safeParse(v.object({ signature: signatureSchema }), document);
  return success && trust(toRegistryStatement(document), output.signature);
}

export type RegistrySource = ReturnType<typeof createRegistrySource>;
