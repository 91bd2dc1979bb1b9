import { canaryCounts } from '@site/server/judge-canary';
import * as v from 'valibot';

const refused = v.object({
  version: v.string(),
  reason: v.string(),
  since: v.optional(v.string()),
  state: v.string(),
});

const composition = v.object({
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
          isServed: v.boolean(),
          refused: v.optional(refused),
          counts: v.optional(v.object({ stable: canaryCounts, candidate: canaryCounts })),
        }),
      ),
    }),
  ),
});

/** What a shell says that it serves, in `/composition.json`; undefined if it does not answer. */
export async function readComposition(shell: string): Promise<v.InferOutput<typeof composition> | undefined> {
  try {
    const response = await fetch(new URL('/composition.json', shell), { signal: AbortSignal.timeout(3_000) });
    return v.parse(composition, await response.json());
  } catch {
    return undefined;
  }
}
