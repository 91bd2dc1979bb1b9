import type { Log } from '@site/server/log';
import type { Complaint } from './composition/composition.ts';
import { type Charge, createCharges } from './releases/releases.ts';

/** What may be told to take a version out of service. */
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

/** Hears what goes wrong in code of remotes: writes it down, charges it, and has a version withdrawn that does it often. */
export function createWatch(log: Log) {
  const counted = createCharges();
  let releases: Withdrawing | undefined;

  return {
    follow(following: Withdrawing): void {
      releases = following;
    },
    rendered: counted.rendered,
    report: (error: unknown) => log.warn({ err: error }, error instanceof Error ? error.message : String(error)),
    complain({ kind, remote, version, job, message, stack }: Complaint): void {
      const level = kind === 'console' ? 'info' : 'warn';
      log[level]({ kind, remote, version, job, ...(kind !== 'console' && { stack }) }, message);
      const charge = charges[kind];
      if (!charge || !remote || !version) return;
      const reason = counted.charge(remote, version, charge);
      if (reason) void releases?.withdraw(remote, version, reason);
    },
  };
}
