import * as v from 'valibot';

/** How long the shell may take to try and serve a release, and how often it is asked, in milliseconds. */
const patience = 90_000;
const pause = 250;

/** The part of the shell's `/healthz` that says what became of a release. */
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

interface Live {
  remote: string;
  version: string;
  /** When the registry made it live. A refusal from before that says nothing about this try. */
  since: string | undefined;
}

/**
 * Waits until a running shell serves a release that the registry names.
 *
 * @param shellUrl origin of the shell
 * @returns `served`, or `unknown` if no shell answers there
 * @throws an Error with the shell's reason if it refuses the release, or does not serve it in time
 */
export async function awaitServed(shellUrl: string, { remote, version, since }: Live): Promise<'served' | 'unknown'> {
  const deadline = Date.now() + patience;
  let isFirst = true;
  while (Date.now() < deadline) {
    const answer = await askShell(shellUrl);
    if (!answer && isFirst) return 'unknown';
    isFirst = false;
    const state = answer?.[remote];
    if (state?.served === version) return 'served';
    const isAboutThis = state?.candidate.version === version && state.candidate.since === since;
    if (isAboutThis && /refused|withdrawn/.test(state.candidate.state ?? '')) {
      const goesOn = state.served ? `It goes on serving ${state.served}.` : 'It serves no version of this remote.';
      throw new Error(`The shell refused ${remote}@${version}: ${state.candidate.reason}. ${goesOn}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(
    `The shell at ${shellUrl} does not serve ${remote}@${version} after ${patience / 1000} s; see ${shellUrl}/healthz and its log.`,
  );
}

async function askShell(shellUrl: string): Promise<v.InferOutput<typeof health> | undefined> {
  try {
    const response = await fetch(new URL('/healthz', shellUrl), { signal: AbortSignal.timeout(3_000) });
    return v.parse(health, await response.json());
  } catch {
    return undefined;
  }
}
