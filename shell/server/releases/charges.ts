/** What went wrong in code of a remote, by how much harm it does. */
export type Charge = 'stray' | 'failed' | 'blocked' | 'ended';

/** How long a charge counts, in milliseconds. */
const windowLength = 60_000;
/** From this weight on, a version is withdrawn. What stops a whole thread counts for others too. */
const limit = 6;
const weights: Record<Charge, number> = { stray: 1, failed: 1, blocked: 3, ended: 3 };
/** Errors that stop nothing count only where more than this share of a version's pages have them. */
const leastShare = 0.02;

/**
 * Counts what versions are charged with.
 *
 * @param now in milliseconds
 */
export function createCharges(now: () => number = Date.now) {
  const versions = new Map<string, { at: number; charge: Charge | 'rendered' }[]>();

  function entriesOf(remote: string, version: string) {
    const name = `${remote}@${version}`;
    const recent = (versions.get(name) ?? []).filter(({ at }) => now() - at < windowLength);
    versions.set(name, recent);
    return recent;
  }

  return {
    /** A page of it was rendered well. */
    rendered(remote: string, version: string): void {
      const entries = entriesOf(remote, version);
      if (entries.length < 10_000) entries.push({ at: now(), charge: 'rendered' });
    },
    /** @returns why the version should be withdrawn; nothing as long as it should not */
    charge(remote: string, version: string, charge: Charge): string | undefined {
      const entries = entriesOf(remote, version);
      entries.push({ at: now(), charge });
      const charges = entries.filter((entry): entry is { at: number; charge: Charge } => entry.charge !== 'rendered');
      const weight = charges.reduce((sum, entry) => sum + weights[entry.charge], 0);
      const isHarmful = charges.some((entry) => weights[entry.charge] > 1);
      if (weight < limit || (!isHarmful && charges.length / entries.length < leastShare)) return undefined;
      versions.delete(`${remote}@${version}`);
      return `${charges.length} errors in a minute, the last one: ${descriptions[charge]}`;
    },
  };
}

const descriptions: Record<Charge, string> = {
  stray: 'an error that it left to nobody',
  failed: 'a page that it could not render',
  blocked: 'code that kept its thread busy and let nothing else run',
  ended: 'code that ended its thread',
};
