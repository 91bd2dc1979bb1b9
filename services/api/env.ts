import { join } from 'node:path';
import { contentVariables } from '@site/content/server/content-variables';
import { trustedProxies } from '@site/server/client-address';
import { readEnvironment } from '@site/server/read-environment';
import { address, count, milliseconds, path, port } from '@site/server/variables';
import * as v from 'valibot';

const variables = v.object({
  API_PORT: v.optional(port, '4100'),
  /** The network interface to listen on. All of them by default. */
  API_HOST: v.optional(v.string()),
  /** The site's public address. Further origins that may call the API follow after commas. */
  SITE_ORIGIN: v.pipe(
    v.optional(v.string(), 'http://localhost:3000'),
    v.transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
    v.array(address('http:', 'https:')),
  ),
  DATA_DIR: v.optional(path, join(import.meta.dirname, '../../.data')),
  NODE_ENV: v.optional(v.string()),
  /** `true` lets a process with NODE_ENV=production keep leads and mail in local files, as on a single machine. */
  ALLOW_EMBEDDED: v.optional(v.picklist(['true', 'false']), 'false'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  /** An empty database for tests and the benchmark. Without it, they start their own server if PostgreSQL is installed. */
  TEST_DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  /** How many days a lead is kept before it is deleted with its mail. 0 means for good. */
  RETENTION_DAYS: v.optional(count, '730'),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.string(), 'website@example.com'),
  SALES_EMAIL: v.optional(v.string(), 'sales@example.com'),
  /** How many case studies one address may be sent in 24 hours, whoever asks. 0 means no limit. */
  DOCUMENTS_PER_DAY: v.optional(count, '3'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** The proxies whose `X-Forwarded-For` is believed: their number, or their networks, separated by commas. */
  TRUSTED_PROXIES: v.optional(trustedProxies, 'loopback'),
  /** Submissions of one form per minute from one address. 0 means no limit, here and below. */
  RATE_LIMIT_PER_ADDRESS: v.optional(count, '30'),
  /** Submissions with one email address per hour, whoever sends them. */
  RATE_LIMIT_PER_RECIPIENT: v.optional(count, '30'),
  /** Questions to the assistant: per minute from one address, and per day from all together. */
  ASSISTANT_RATE_PER_ADDRESS: v.optional(count, '20'),
  ASSISTANT_PER_DAY: v.optional(count, '5000'),
  /** Requests for the spent amount per minute from one address. */
  FUNDING_RATE_PER_ADDRESS: v.optional(count, '120'),
  /** The model on Amazon Bedrock that answers questions. Without one, the assistant answers from its own search. */
  BEDROCK_MODEL_ID: v.optional(v.string()),
  /** The model on Amazon Bedrock that finds pages by meaning (Titan V2 or Cohere v3). Without one, words alone do. */
  BEDROCK_EMBEDDING_MODEL_ID: v.optional(v.string()),
  BEDROCK_ENDPOINT: v.optional(address('http:', 'https:')),
  /** A guardrail of Amazon Bedrock, by id, and its version. */
  BEDROCK_GUARDRAIL_ID: v.optional(v.string()),
  BEDROCK_GUARDRAIL_VERSION: v.optional(v.string(), 'DRAFT'),
  /** How many tokens the model may read and write a day, all instances together. 0 means no limit. */
  BEDROCK_DAILY_TOKENS: v.optional(count, '2000000'),
  ...contentVariables,
  /** The secret that Contentful signs its webhook with. Without it, `/content/invalidate` answers 404. */
  CONTENTFUL_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.length(64, 'should be the 64 characters of the secret'))),
  /** How long after it is shown a form may be sent, in milliseconds. One sent sooner is asked to wait. */
  MIN_FILL_MS: v.optional(milliseconds, '800'),
});

/** The API's variables. The defaults suit a single machine. */
export type Env = v.InferOutput<typeof variables>;

/** @throws an Error with one line for each invalid variable */
export function readEnv(environment: NodeJS.ProcessEnv = process.env): Env {
  return readEnvironment(variables, environment);
}
