import type { Log } from '@site/server/log';
import type { Complaint } from './composition/composition.ts';
import { type Charge, createCharges } from './releases/releases.ts';

/** The part of the releases that takes a version out of service. */
interface Withdrawing {
  withdraw(remote: string, version: string, reason: string): Promise<void>;
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
    rendered: counted.rendered,
    report: (error: unknown) => log.warn({ err: error }, error instanceof Error ? error.message : String(error)),
    complain({ kind, remote, version, request, route, message, stack }: Complaint): void {
      const level = kind === 'console' ? 'info' : 'warn';
      const source = remote ? `${remote}@${version}: ` : '';
      log[level]({ kind, remote, version, request, route, ...(kind !== 'console' && { stack }) }, source + message);
      const charge = charges[kind];
      if (!charge || !remote || !version) return;
      const reason = counted.charge(remote, version, charge, message);
      if (reason) void releases?.withdraw(remote, version, reason);
    },
  };
}
