import { LRUCache } from 'lru-cache';

/**
 * What went wrong in a remote's code. `stray`: nobody handled an error; `failed`: a page did not render; `blocked` and
 * `ended`: a whole thread was lost.
 */
export type Charge = 'stray' | 'failed' | 'blocked' | 'ended';

/** How long a charge counts, in milliseconds. */
const windowLength = 60_000;
/** Charges of this weight withdraw a version. A lost thread weighs more, because other remotes need it too. */
const limit = 6;
const weights: Record<Charge, number> = { stray: 1, failed: 1, blocked: 3, ended: 3 };
/** How many versions are counted at the same time. */
const mostVersions = 100;
/** Lighter charges count only if they are at least this share of everything that the version rendered. */
const leastShare = 0.02;

const longestMessage = 200;

interface Charged {
  at: number;
  charge: Charge;
  message: string;
}

type Entry = Charged | { at: number; charge: 'rendered' };

/**
 * Counts each version's charges, and says when to withdraw it.
 *
 * @param now returns the time in milliseconds
 */
export function createCharges(now: () => number = Date.now) {
  const versions = new LRUCache<string, Entry[]>({ max: mostVersions });

  function entriesOf(remote: string, version: string) {
    const name = `${remote}@${version}`;
    const recent = (versions.get(name) ?? []).filter(({ at }) => now() - at < windowLength);
    versions.set(name, recent);
    return recent;
  }

  return {
    /** Counts a page that rendered well. */
    rendered(remote: string, version: string): void {
      const entries = entriesOf(remote, version);
      if (entries.length < 10_000) entries.push({ at: now(), charge: 'rendered' });
    },
    /** What a version rendered within the last minute, and how many errors it had. */
    recent(remote: string, version: string): { rendered: number; failed: number } {
      const entries = entriesOf(remote, version);
      const rendered = entries.filter(({ charge }) => charge === 'rendered').length;
      return { rendered, failed: entries.length - rendered };
    },
    /**
     * @param message what happened, for the reason
     * @returns the reason to withdraw the version, once there is one
     */
    charge(remote: string, version: string, charge: Charge, message: string): string | undefined {
      const entries = entriesOf(remote, version);
      entries.push({ at: now(), charge, message: message.slice(0, longestMessage) });
      const charges = entries.filter((entry): entry is Charged => entry.charge !== 'rendered');
      const weight = charges.reduce((sum, entry) => sum + weights[entry.charge], 0);
      const isHarmful = charges.some((entry) => weights[entry.charge] > 1);
      if (weight < limit || (!isHarmful && charges.length / entries.length < leastShare)) return undefined;
      versions.delete(`${remote}@${version}`);
      const worst = charges.reduce((most, entry) => (weights[entry.charge] > weights[most.charge] ? entry : most));
      return `${charges.length} errors within a minute; the worst was ${descriptions[worst.charge]}: "${worst.message}" See the log for each, fix them and release again.`;
    },
  };
}

const descriptions: Record<Charge, string> = {
  stray: 'an error that nobody handled',
  failed: 'a page that it could not render',
  blocked: 'code that blocked its thread',
  ended: 'code that crashed its thread',
};
