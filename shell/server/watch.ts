import type { Log } from '@site/server/log';
import { type CanaryEvent, type Charge, createCharges } from './releases/releases.ts';
import type { Complaint } from './renderer/renderer.ts';

/** The part of the releases that takes versions out of service. */
interface Withdrawing {
  withdraw(remote: string, version: string, reason: string): Promise<void>;
  /** Counts for the verdict about a canary. */
  count(remote: string, version: string, event: CanaryEvent, request?: string): void;
}

const charges: Partial<Record<Complaint['kind'], Charge>> = {
  stray: 'stray',
  exit: 'stray',
  flood: 'stray',
  failed: 'failed',
  blocked: 'blocked',
  ended: 'ended',
};

/** Receives problems in remotes' code: logs them, charges them to the version, and withdraws one that has too many. */
export function createWatch(log: Log) {
  const counted = createCharges();
  let releases: Withdrawing | undefined;

  return {
    follow(following: Withdrawing): void {
      releases = following;
    },
    rendered(remote: string, version: string): void {
      counted.rendered(remote, version);
      releases?.count(remote, version, 'rendered');
    },
    recent: counted.recent,
    viewed: (remote: string, version: string) => releases?.count(remote, version, 'viewed'),
    report: (error: unknown) => log.warn({ err: error }, error instanceof Error ? error.message : String(error)),
    complain({ kind, remote, version, request, route, message, stack }: Complaint): void {
      const level = kind === 'console' ? 'info' : 'warn';
      const source = remote ? `${remote}@${version}: ` : '';
      log[level]({ kind, remote, version, request, route, ...(kind !== 'console' && { stack }) }, source + message);
      if (!remote || !version) return;
      if (kind in charges || kind === 'late' || kind === 'left-out')
        releases?.count(remote, version, 'not-rendered', request);
      const charge = charges[kind];
      if (!charge) return;
      const reason = counted.charge(remote, version, charge, message);
      if (reason) void releases?.withdraw(remote, version, reason);
    },
  };
}
