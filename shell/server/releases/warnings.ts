import type { Log } from '@site/server/log';

/** Warns about each subject once, until its message changes. */
export interface Warnings {
  warn(subject: string, message: string): void;
  /** Forgets the last warning about the subject. */
  clear(subject: string): void;
}

export function createWarnings(log: Log): Warnings {
  const last = new Map<string, string>();
  return {
    warn(subject, message) {
      if (last.get(subject) !== message) log.warn(message);
      last.set(subject, message);
    },
    clear(subject) {
      last.delete(subject);
    },
  };
}
