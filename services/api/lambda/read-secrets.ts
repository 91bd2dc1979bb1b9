import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as v from 'valibot';
import { isLoopback } from '../http/client-address.ts';

const values = v.record(v.string(), v.union([v.string(), v.number()]));
const databaseRole = v.object({ username: v.string(), password: v.string(), dbname: v.string() });

/** A role of the database with its password, as Amazon's Secrets Manager stores it. */
export type DatabaseRole = v.InferOutput<typeof databaseRole>;

/**
 * Completes the environment with what a Lambda keeps in Secrets Manager: `SECRET_IDS` lists secrets, each a JSON object of
 * variables. One with a database role becomes `DATABASE_URL` at `DATABASE_HOST`,
 * over TLS unless that is this machine.
 *
 * @throws an Error of one line that names a secret that is not filled in
 */
export async function readSecrets(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const { SECRET_IDS = '', DATABASE_HOST = '' } = environment;
  const found = await Promise.all(SECRET_IDS.split(',').filter(Boolean).map(readSecret));
  return Object.assign(
    { ...environment },
    ...found.map((secret) => (v.is(databaseRole, secret) ? toDatabaseUrl(secret, DATABASE_HOST) : secret)),
  );
}

/** @throws if the secret does not hold a role */
export async function readRole(secretId: string): Promise<DatabaseRole> {
  return v.parse(databaseRole, await readSecret(secretId));
}

async function readSecret(SecretId: string) {
  const client = new SecretsManagerClient({});
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), values), SecretString);
  if (!parsed.success) {
    throw new Error(
      `The secret ${SecretId} is not a JSON object of variables. Fill it in: see the README of deploy/aws.`,
    );
  }
  return parsed.output;
}

function toDatabaseUrl({ username, password, dbname }: DatabaseRole, host: string) {
  const [user, secret] = [username, password].map(encodeURIComponent);
  const tls = isLoopback(host.replace(/:\d+$/, '')) ? '' : '?sslmode=verify-full';
  return { DATABASE_URL: `postgres://${user}:${secret}@${host}/${dbname}${tls}` };
}
