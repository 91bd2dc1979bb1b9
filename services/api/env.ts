import { join } from 'node:path';
import { contentVariables } from '@site/content/server/content-variables';
import { readEnvironment } from '@site/server/read-environment';
import { address, count, milliseconds, path, port } from '@site/server/variables';
import * as v from 'valibot';

const variables = v.object({
  API_PORT: v.optional(port, '4100'),
  /** Network interface; all of them where it is not set. */
  API_HOST: v.optional(v.string()),
  /** Public address of the site; more, separated by commas, may call too. */
  SITE_ORIGIN: v.pipe(
    v.optional(v.string(), 'http://localhost:3000'),
    v.transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
    v.array(address('http:', 'https:')),
  ),
  DATA_DIR: v.optional(path, join(import.meta.dirname, '../../.data')),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  /** An empty database for tests and the benchmark; without it they start a server of their own where one is installed. */
  TEST_DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.string(), 'website@example.com'),
  SALES_EMAIL: v.optional(v.string(), 'sales@example.com'),
  /** Submissions a minute from one address; 0 switches both limits off. */
  RATE_LIMIT_PER_ADDRESS: v.optional(count, '30'),
  RATE_LIMIT_GLOBAL: v.optional(count, '600'),
  /** Questions to the assistant a minute from one address. */
  ASSISTANT_RATE_PER_ADDRESS: v.optional(count, '20'),
  ASSISTANT_RATE_GLOBAL: v.optional(count, '300'),
  /** A model on Amazon Bedrock that answers; without it, the assistant answers from its own search. */
  BEDROCK_MODEL_ID: v.optional(v.string()),
  BEDROCK_ENDPOINT: v.optional(address('http:', 'https:')),
  ...contentVariables,
  /** A form that is sent sooner after it was shown is held as a program's, in milliseconds. */
  MIN_FILL_MS: v.optional(milliseconds, '800'),
});

/** What the API reads from its environment; every variable has a default that runs on one machine. */
export type Env = v.InferOutput<typeof variables>;

/** @throws an Error with one line for each variable that is not usable */
export function readEnv(environment: NodeJS.ProcessEnv = process.env): Env {
  return readEnvironment(variables, environment);
}
