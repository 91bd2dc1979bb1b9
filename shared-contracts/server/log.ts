import { type Logger, pino } from 'pino';
import { toLoggedError } from './to-logged-error.ts';

/** Writes each entry as one line of JSON: its time, level, service, message and fields. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/**
 * Creates the log of a service.
 *
 * @param level the lowest level to write
 */
export function createLog(name: string, level = 'info'): Log {
  return pino(
    {
      name,
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      formatters: { level: (label) => ({ level: label }) },
    },
    // Synchronous, so that an entry about why a process ends is not lost with it.
    pino.destination({ sync: true }),
  );
}
