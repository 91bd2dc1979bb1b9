import * as v from 'valibot';
import { canaryCounts } from './judge-canary.ts';

const refused = v.object({
  version: v.string(),
  reason: v.string(),
  since: v.optional(v.string()),
  state: v.string(),
});

const composition = v.object({
  /** Tells one running shell from another. */
  shell: v.optional(v.string()),
  /** Of the registry that it follows. */
  revision: v.optional(v.number()),
  /** Why it follows no newer registry. */
  registryProblem: v.optional(v.string()),
  remotes: v.record(
    v.string(),
    v.object({
      version: v.nullable(v.string()),
      state: v.string(),
      since: v.optional(v.string()),
      refused: v.optional(refused),
      canary: v.optional(
        v.object({
          version: v.string(),
          /** The share of visitors that it was counted at, in percent. */
          weight: v.optional(v.number()),
          isServed: v.boolean(),
          refused: v.optional(refused),
          counts: v.optional(v.object({ stable: canaryCounts, candidate: canaryCounts })),
        }),
      ),
    }),
  ),
});

/** What a shell says that it serves. */
export type Composition = v.InferOutput<typeof composition>;

/** The part of `/healthz` that shells of contract 2.1 have, which answer no `/composition.json`. */
const health = v.record(
  v.string(),
  v.object({
    served: v.nullable(v.string()),
    candidate: v.object({
      version: v.optional(v.string()),
      since: v.optional(v.string()),
      state: v.optional(v.string()),
      reason: v.optional(v.string()),
    }),
  }),
);

/**
 * What a shell says that it serves, in `/composition.json` or `/healthz`; undefined if it does not answer.
 *
 * @param revision the registry's; a shell that follows an older one reads it at once, and not only at its next turn
 */
export async function readComposition(shell: string | URL, revision?: number): Promise<Composition | undefined> {
  const path = revision === undefined ? '/composition.json' : `/composition.json?revision=${revision}`;
  return (await read(shell, path, parseComposition)) ?? read(shell, '/healthz', parseHealth);
}

async function read(
  shell: string | URL,
  path: string,
  parse: (json: unknown) => Composition,
): Promise<Composition | undefined> {
  try {
    const response = await fetch(new URL(path, shell), { signal: AbortSignal.timeout(3_000) });
    return parse(await response.json());
  } catch {
    return undefined;
  }
}

/** @throws if it is not what a shell says */
export function parseComposition(json: unknown): Composition {
  return v.parse(composition, json);
}

function parseHealth(json: unknown): Composition {
  const remotes = Object.entries(v.parse(health, json)).map(([remote, { served, candidate }]) => {
    const { version, since, state = '', reason = '' } = candidate;
    const isRefused = version !== undefined && /refused|withdrawn/.test(state);
    const refused = isRefused ? { version, since, state, reason } : undefined;
    return [remote, { version: served, state: served ? 'serving' : 'missing', refused }] as const;
  });
  return { remotes: Object.fromEntries(remotes) };
}
