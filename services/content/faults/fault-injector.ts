import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { ApiError, rateLimitExceeded } from '../api/api-error.ts';
import { type CheckedFault, type Fault, faults } from './fault.ts';

/** The active faults. */
export interface FaultInjector {
  list(): CheckedFault[];
  /** Replaces the active faults. Throws valibot's error if the argument is not a list of faults. */
  replace(list: unknown): void;
  /**
   * Applies the faults that match a request: waits, throws an ApiError, or tells what to do with the connection.
   * A wait ends early if `signal` is aborted.
   */
  meet(path: string, signal: AbortSignal): Promise<'disconnect' | 'hang' | undefined>;
}

export function createFaultInjector(initial: Fault[] = []): FaultInjector {
  let active = v.parse(faults, initial).map(activate);

  return {
    list: () => active.map(({ fault }) => fault),
    replace: (list) => {
      active = v.parse(faults, list).map(activate);
    },
    meet: async (path, signal) => {
      for (const one of active) {
        const outcome = take(one, path) && (await apply(one, signal));
        if (outcome) return outcome;
      }
      return undefined;
    },
  };
}

interface ActiveFault {
  fault: CheckedFault;
  left: number;
  window: { second: number; requests: number };
}

function activate(fault: CheckedFault): ActiveFault {
  return { fault, left: fault.times ?? Number.POSITIVE_INFINITY, window: { second: 0, requests: 0 } };
}

function take(active: ActiveFault, path: string): boolean {
  if (active.left <= 0 || !path.includes(active.fault.path ?? '')) return false;
  active.left -= 1;
  return true;
}

async function apply({ fault, window }: ActiveFault, signal: AbortSignal): Promise<'disconnect' | 'hang' | undefined> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.milliseconds, undefined, { signal }).catch(() => undefined);
      return undefined;
    case 'error':
      throw new ApiError(
        fault.status,
        errorIds[fault.status] ?? 'ServerError',
        messages[fault.status] ?? 'Server Error',
      );
    case 'rate-limit': {
      const second = Math.floor(Date.now() / 1000);
      if (window.second !== second) Object.assign(window, { second, requests: 0 });
      window.requests += 1;
      if (window.requests > fault.perSecond) throw rateLimitExceeded(fault.perSecond, fault.reset);
      return undefined;
    }
    case 'outage':
      return fault.how;
  }
}

const errorIds: Record<number, string> = {
  400: 'BadRequest',
  401: 'AccessTokenInvalid',
  403: 'AccessDenied',
  404: 'NotFound',
  429: 'RateLimitExceeded',
  500: 'ServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

const messages: Record<number, string> = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
