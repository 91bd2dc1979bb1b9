import { type Logger, pino } from 'pino';

/** Writes one JSON line an entry: time, level, the service's name, a message, and whatever fields it is given. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/**
 * @param name of the service
 * @param level the least level that is written
 */
export function createLog(name: string, level = 'info'): Log {
  return pino(
    {
      name,
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Written at once: an entry that says why a process ends must not be lost with it.
    },
    pino.destination({ sync: true }),
  );
}
