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

/** What a shell says that it serves, in `/composition.json`; undefined if it does not answer. */
export async function readComposition(shell: string | URL): Promise<Composition | undefined> {
  try {
    const response = await fetch(new URL('/composition.json', shell), { signal: AbortSignal.timeout(3_000) });
    return parseComposition(await response.json());
  } catch {
    return undefined;
  }
}

/** @throws if it is not what a shell says */
export function parseComposition(json: unknown): Composition {
  return v.parse(composition, json);
}
