import type { Env } from './env.ts';

/** Whether this is a real deployment: nothing is kept in local files, and the database is migrated by a command. */
export function isProduction({ NODE_ENV, ALLOW_EMBEDDED }: Env): boolean {
  return NODE_ENV === 'production' && ALLOW_EMBEDDED !== 'true';
}

/** @throws an Error of one line if the process would keep leads or mail in local files, which end with their container */
export function assertServers(env: Env, ...required: ('DATABASE_URL' | 'SMTP_URL')[]): void {
  const missing = required.filter((name) => !env[name]);
  if (isProduction(env) && missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')}: with NODE_ENV=production nothing is kept in local files, unless ALLOW_EMBEDDED=true.`,
    );
  }
}
