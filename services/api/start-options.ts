import { type ContentSettings, toContentSettings } from '@site/content/server/content-variables';
import { createLog, type Log } from '@site/server/log';
import { createAnswerer, createSiteIndexCache } from './assistant/create-answerer.ts';
import type { ApiOptions } from './create-api.ts';
import type { OpenDatabase } from './database/database.ts';
import type { Env } from './env.ts';
import { createVisitorLimits, type LimitSettings } from './http/visitor-limits.ts';
import { createGetCaseStudyDocument, type GetCaseStudyDocument } from './mail/document/case-study-document.ts';
import { ownTypeface } from './mail/document/typeface.ts';
import type { MailSettings } from './mail/lead-mail.ts';
import { isProduction } from './production.ts';

export interface StartApiOptions extends LimitSettings {
  /** 0 takes any free port. */
  port: number;
  host?: string | undefined;
  /** The origins whose pages may call the API. The first is the public address, for links in messages. */
  siteOrigins: readonly string[];
  /** The folder of the embedded database and the outbox. Without it, the database is in memory. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  /** Whether to change a server's database at start. */
  mayMigrate: boolean;
  /** How many days a lead is kept. 0 means for good. */
  retentionDays: number;
  smtpUrl?: string | undefined;
  mailFrom: string;
  salesEmail: string;
  /** How many case studies one address may be sent in 24 hours. 0 means no limit. */
  documentsPerDay: number;
  /** The proxies whose `X-Forwarded-For` is believed: their number or networks. */
  trustedProxies: string;
  minFillMs: number;
  /** Where the assistant reads the site's content. */
  content: ContentSettings;
  bedrockModelId?: string | undefined;
  bedrockEmbeddingModelId?: string | undefined;
  bedrockEndpoint?: string | undefined;
  bedrockGuardrailId?: string | undefined;
  bedrockGuardrailVersion?: string | undefined;
  bedrockDailyTokens: number;
  contentWebhookSecret?: string | undefined;
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
    mayMigrate: !isProduction(env),
    retentionDays: env.RETENTION_DAYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    documentsPerDay: env.DOCUMENTS_PER_DAY,
    ratePerAddress: env.RATE_LIMIT_PER_ADDRESS,
    ratePerRecipient: env.RATE_LIMIT_PER_RECIPIENT,
    trustedProxies: env.TRUSTED_PROXIES,
    minFillMs: env.MIN_FILL_MS,
    assistantRatePerAddress: env.ASSISTANT_RATE_PER_ADDRESS,
    assistantPerDay: env.ASSISTANT_PER_DAY,
    fundingRatePerAddress: env.FUNDING_RATE_PER_ADDRESS,
    content: toContentSettings(env),
    bedrockModelId: env.BEDROCK_MODEL_ID,
    bedrockEmbeddingModelId: env.BEDROCK_EMBEDDING_MODEL_ID,
    bedrockEndpoint: env.BEDROCK_ENDPOINT,
    bedrockGuardrailId: env.BEDROCK_GUARDRAIL_ID,
    bedrockGuardrailVersion: env.BEDROCK_GUARDRAIL_VERSION,
    bedrockDailyTokens: env.BEDROCK_DAILY_TOKENS,
    contentWebhookSecret: env.CONTENTFUL_WEBHOOK_SECRET,
    log: createLog('api', env.LOG_LEVEL),
  };
}

export function toMailSettings({ mailFrom, salesEmail, siteOrigins, documentsPerDay }: StartApiOptions): MailSettings {
  return { from: mailFrom, salesEmail, siteOrigin: toSiteOrigin(siteOrigins), documentsPerDay };
}

/** How the mail with a case study gets its document. */
export function toGetDocument(
  { content, siteOrigins, log }: StartApiOptions,
  typeface = ownTypeface(),
): GetCaseStudyDocument {
  return createGetCaseStudyDocument({ content, siteOrigin: toSiteOrigin(siteOrigins), typeface, log });
}

const toSiteOrigin = ([first]: readonly string[]) => first ?? 'http://localhost:3000';

/** What Node and Lambda both pass to `createApi`, apart from the store of leads. */
export function toApiOptions(
  options: StartApiOptions,
  { db, query }: OpenDatabase,
  process?: { keepsRunning: boolean },
): Omit<ApiOptions, 'storeLead' | 'waiting'> {
  const { siteOrigins, minFillMs, trustedProxies, log } = options;
  const assistantLog = (line: string) => log.warn(line);
  const index = createSiteIndexCache({ ...options, log: assistantLog });
  return {
    db,
    siteOrigins,
    minFillMs,
    trustedProxies,
    log,
    limits: createVisitorLimits(query, options, process),
    assistant: {
      answer: createAnswerer({ ...options, db, getIndex: index.get, log: assistantLog }),
      index,
      contentWebhookSecret: options.contentWebhookSecret,
    },
  };
}
