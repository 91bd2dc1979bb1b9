import { runMain } from '@site/server/run-main';
import type { Database } from './database/database.ts';
import { openForCommand } from './database/open-for-command.ts';
import { type Env, readEnv } from './env.ts';

/** What a command does with the database. Returns what it prints. */
export type Action = (db: Database, env: Env) => Promise<string>;

/**
 * Runs one of the operator's commands and prints its result. For an error, prints the message and exits with code 1.
 *
 * @param toAction reads the command's arguments. A text that it returns, such as the help, is printed without the database.
 */
export async function runCommand(toAction: (args: string[]) => Action | string): Promise<void> {
  await runMain(async () => {
    const action = toAction(process.argv.slice(2));
    process.stdout.write(typeof action === 'string' ? action : await runAction(action));
  });
}

async function runAction(action: Action): Promise<string> {
  const env = readEnv();
  const { db, close } = await openForCommand(env);
  try {
    return await action(db, env);
  } finally {
    await close();
  }
}
