import { DrizzleQueryError } from 'drizzle-orm';
import { Unavailable } from '../http/unavailable.ts';

/** What became of a query. */
export type Failure =
  /** The data is at fault: the same query fails again, another may not. */
  | 'data'
  /** The connection or the session ended, or took too long. The same query may work on another connection. */
  | 'connection'
  /** The database cannot do it, for example because its disk is full. Somebody has to look. */
  | 'database';

/** Tells failures of a query apart, by SQLSTATE where the server answered. */
export function toFailure(error: unknown): Failure {
  const state = findSqlState(error);
  if (state === undefined || /^(08|40|57|55P03)/.test(state)) {
    return 'connection';
  }
  return /^(22|23)/.test(state) ? 'data' : 'database';
}

/** Whether the database is at fault, so that the same request may work later. */
export function isOutage(error: unknown): boolean {
  return error instanceof Unavailable || error instanceof DrizzleQueryError;
}

/** The code that the server answered with, if it answered. Drizzle and others wrap the error of the driver. */
export function findSqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) {
      return at.code;
    }
  }
  return undefined;
}
