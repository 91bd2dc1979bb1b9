import { isContractCompatible, toContractRange } from '@site/contract/releases/contract-version';
import { satisfies } from 'semver';
import * as v from 'valibot';
import type { BuiltRemote } from '../build/remote-file-plugin.ts';
import type { Finding } from './compare-releases.ts';

const provided = v.object({
  contract: v.string(),
  shared: v.record(v.string(), v.string()),
  calls: v.nullable(v.array(v.string())),
});

/** What remotes get from a shell. */
export type Provided = v.InferOutput<typeof provided>;

/** What a shell says that remotes get from it, in `/provided.json`; undefined if it does not answer. */
export async function readProvided(shell: string): Promise<Provided | undefined> {
  try {
    const response = await fetch(new URL('/provided.json', shell), { signal: AbortSignal.timeout(5_000) });
    return v.parse(provided, await response.json());
  } catch {
    return undefined;
  }
}

/** Compares what a build needs with what a shell provides: the contract, the shared modules, and calls of the API. */
export function compareProvided(built: BuiltRemote, shell: string, given: Provided | undefined): Finding[] {
  if (!given) {
    const reason = `The shell at ${shell} does not say what it provides, so nobody knows whether this build runs there.`;
    return [{ verdict: 'unknown', reason }];
  }
  const { contractVersion, shared = {}, needs } = built;
  const range = toContractRange(contractVersion);
  const reasons: string[] = [];
  if (!isContractCompatible(range, given.contract))
    reasons.push(
      `This build needs the contract ${range}, and the shell at ${shell} has ${given.contract}. Deploy the shell first, or build with its contract.`,
    );
  for (const [name, wanted] of Object.entries(shared)) {
    const version = given.shared[name];
    // The contract's own version has a reason of its own.
    if (name.startsWith('@site/contract') || (version && satisfies(version, wanted))) continue;
    reasons.push(
      `This build needs ${name} ${wanted}, and the shell at ${shell} shares ${version ?? 'none'}. Deploy the shell first, or build with its version.`,
    );
  }
  const calls = needs?.api ?? [];
  const missing = given.calls ? calls.filter((call) => !given.calls?.includes(call)) : [];
  if (missing.length > 0)
    reasons.push(
      `This build calls ${missing.join(', ')}, which the API of the shell at ${shell} does not answer. Deploy the API first, or correct \`needs\` in remote.ts.`,
    );
  const isUnknown = calls.length > 0 && !given.calls;
  return [
    ...reasons.map((reason): Finding => ({ verdict: 'incompatible', reason })),
    ...(isUnknown
      ? [
          {
            verdict: 'unknown' as const,
            reason: `The API of the shell at ${shell} does not say whether it answers ${calls.join(', ')}.`,
          },
        ]
      : []),
  ];
}
