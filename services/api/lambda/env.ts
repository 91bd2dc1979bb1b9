import { type Env, readEnv } from '../env.ts';
import { readSecrets } from './read-secrets.ts';

/** A Lambda's variables, those in Secrets Manager included. @throws an Error with one line for each invalid variable */
export async function readLambdaEnv(): Promise<Env> {
  return readEnv(await readSecrets(process.env));
}

/** The secret with the role of the running API, for the migration. */
export function readApiRoleSecretId(): string | undefined {
  return process.env.API_ROLE_SECRET_ID;
}
