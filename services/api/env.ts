import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** What the API reads from its environment; every variable has a default that runs on one machine. */
export type Env = ReturnType<typeof readEnv>;

const dataDir = join(import.meta.dirname, '../../.data');

const count = (name: string, fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d+$/, `${name} has to be a whole number`), v.transform(Number)), fallback);
const address = (name: string, ...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `${name} has to be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  );

const envSchema = v.object({
  API_PORT: v.pipe(count('API_PORT', '4100'), v.maxValue(65535, 'API_PORT has to be at most 65535')),
  /** Network interface; all of them without it. */
  API_HOST: v.optional(v.string()),
  /** Public address of the site; more, separated by commas, may call too. */
  SITE_ORIGIN: v.pipe(
    v.optional(v.string(), 'http://localhost:3000'),
    v.transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
    v.array(address('SITE_ORIGIN', 'http:', 'https:')),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.string(), dataDir),
    v.transform((path) => resolve(path)),
  ),
  DATABASE_URL: v.optional(address('DATABASE_URL', 'postgres:', 'postgresql:')),
  /** An empty database for tests and the benchmark; without it they start a server of their own where one is installed. */
  TEST_DATABASE_URL: v.optional(address('TEST_DATABASE_URL', 'postgres:', 'postgresql:')),
  SMTP_URL: v.optional(address('SMTP_URL', 'smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.string(), 'website@example.com'),
  SALES_EMAIL: v.optional(v.string(), 'sales@example.com'),
  /** Submissions a minute from one address; 0 switches both limits off. */
  RATE_LIMIT_PER_ADDRESS: count('RATE_LIMIT_PER_ADDRESS', '30'),
  RATE_LIMIT_GLOBAL: count('RATE_LIMIT_GLOBAL', '600'),
  /** Questions to the assistant a minute from one address. */
  ASSISTANT_RATE_PER_ADDRESS: count('ASSISTANT_RATE_PER_ADDRESS', '20'),
  ASSISTANT_RATE_GLOBAL: count('ASSISTANT_RATE_GLOBAL', '300'),
  /** A model on Amazon Bedrock that answers; without it, the assistant answers from its own search. */
  BEDROCK_MODEL_ID: v.optional(v.string()),
  BEDROCK_ENDPOINT: v.optional(address('BEDROCK_ENDPOINT', 'http:', 'https:')),
  CONTENTFUL_SPACE_ID: v.optional(v.string(), 'sample'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_DELIVERY_TOKEN: v.optional(v.string(), 'sample-delivery-token'),
  CONTENTFUL_HOST: v.optional(v.string(), 'localhost:4000'),
  MIN_FILL_MS: count('MIN_FILL_MS', '800'),
});

/** @throws an Error whose message names every variable that is wrong */
export function readEnv(environment: Record<string, string | undefined> = process.env) {
  // An empty variable is how many tools write "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(envSchema, set);
  if (!parsed.success) {
    throw new Error(`Cannot start the API: ${parsed.issues.map(({ message }) => message).join('; ')}.`);
  }
  return parsed.output;
}
