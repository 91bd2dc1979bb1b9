import { type ContentSettings, toContentSettings } from '@site/content/server/content-variables';
import { createLog, type Log } from '@site/server/log';
import { createAnswerer } from './assistant/create-answerer.ts';
import type { ApiOptions } from './create-api.ts';
import type { Env } from './env.ts';
import { createRateLimiter, type RateLimit, type RateLimiter } from './http/rate-limiter.ts';
import type { MailSettings } from './mail/lead-mail.ts';

export interface StartApiOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string | undefined;
  /** The origins whose pages may call the API. The first is the public address, for links in messages. */
  siteOrigins: readonly string[];
  /** The folder of the embedded database and the outbox. Without it, the database is in memory. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  salesEmail: string;
  /** How many case studies one address may be sent in 24 hours. 0 means no limit. */
  documentsPerDay: number;
  /** Submissions per minute. 0 means no limit. */
  ratePerAddress: number;
  rateGlobal: number;
  minFillMs: number;
  assistantRatePerAddress: number;
  assistantRateGlobal: number;
  /** Where the assistant reads the site's content. */
  content: ContentSettings;
  bedrockModelId?: string | undefined;
  bedrockEndpoint?: string | undefined;
  log: Log;
}

/** Turns the API's variables into options. */
export function toStartOptions(env: Env): StartApiOptions {
  return {
    port: env.API_PORT,
    host: env.API_HOST,
    siteOrigins: env.SITE_ORIGIN,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    documentsPerDay: env.DOCUMENTS_PER_DAY,
    ratePerAddress: env.RATE_LIMIT_PER_ADDRESS,
    rateGlobal: env.RATE_LIMIT_GLOBAL,
    minFillMs: env.MIN_FILL_MS,
    assistantRatePerAddress: env.ASSISTANT_RATE_PER_ADDRESS,
    assistantRateGlobal: env.ASSISTANT_RATE_GLOBAL,
    content: toContentSettings(env),
    bedrockModelId: env.BEDROCK_MODEL_ID,
    bedrockEndpoint: env.BEDROCK_ENDPOINT,
    log: createLog('api', env.LOG_LEVEL),
  };
}

export function toMailSettings({ mailFrom, salesEmail, siteOrigins, documentsPerDay }: StartApiOptions): MailSettings {
  return { from: mailFrom, salesEmail, siteOrigin: siteOrigins[0] ?? 'http://localhost:3000', documentsPerDay };
}

/** What Node and Lambda both pass to `createApi`, apart from the database. */
export function toApiOptions(options: StartApiOptions): Omit<ApiOptions, 'db' | 'storeLead' | 'waiting'> {
  const { siteOrigins, minFillMs, log } = options;
  return {
    siteOrigins,
    minFillMs,
    log,
    limiter: toLimiter(options.ratePerAddress, options.rateGlobal),
    assistant: {
      answer: createAnswerer({ ...options, log: (line) => log.warn(line) }),
      limiter: toLimiter(options.assistantRatePerAddress, options.assistantRateGlobal),
    },
  };
}

function toLimiter(perAddress: number, global: number): RateLimiter {
  return createRateLimiter({ perAddress: toLimit(perAddress), global: toLimit(global) });
}

function toLimit(perMinute: number): RateLimit {
  return perMinute === 0 ? { burst: Infinity, perMinute: Infinity } : { burst: perMinute, perMinute };
}
