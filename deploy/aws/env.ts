import { readEnvironment } from '@site/server/read-environment';
import { count } from '@site/server/variables';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z\d.-]+\.[a-z]+$/, 'should be a domain name such as www.example.com'));
const email = v.pipe(v.string(), v.email('should be an email address'));

const schema = v.object({
  AWS_ACCOUNT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{12}$/, 'should be the 12 digits of an account')),
    '111111111111',
  ),
  /** The names of the site and of its API. The API has a name of its own, so that the shell reaches it inside the network. */
  SITE_DOMAIN: v.optional(name, 'www.example.com'),
  API_DOMAIN: v.optional(name, 'api.example.com'),
  /** The hosted zone of both, by name and id. */
  ZONE_NAME: v.optional(name, 'example.com'),
  ZONE_ID: v.optional(v.string(), 'Z0000000000000'),
  /** The domain in the addresses that mail comes from, and who is told about new leads. */
  MAIL_DOMAIN: v.optional(name, 'example.com'),
  SALES_EMAIL: v.optional(email, 'sales@example.com'),
  /** Who is told about alarms and costs. */
  ALARM_EMAIL: v.optional(email, 'operations@example.com'),
  CONTENTFUL_SPACE_ID: v.optional(v.string(), 'sample'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  /** The only model that the assistant may call. */
  BEDROCK_MODEL_ID: v.optional(v.string(), 'amazon.nova-lite-v1:0'),
  /** The only model that it may find pages with by meaning, such as `amazon.titan-embed-text-v2:0`. Without one, words alone do. */
  BEDROCK_EMBEDDING_MODEL_ID: v.optional(v.string()),
  /** How many days leads are kept. 0 means for good. */
  RETENTION_DAYS: v.optional(count, '730'),
  /** What a month may cost, in US dollars. */
  MONTHLY_BUDGET: v.optional(count, '700'),
  /** Parallel shells: never fewer than one for each zone. */
  MOST_SHELLS: v.optional(count, '12'),
});

/** What one deployment of the site differs in from another. The defaults are good enough to try the templates. */
export type DeploymentEnv = v.InferOutput<typeof schema>;

/** @throws an Error with one line for each invalid variable */
export function readEnv(variables: Record<string, string | undefined> = process.env): DeploymentEnv {
  return readEnvironment(schema, variables);
}
