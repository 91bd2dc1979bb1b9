import type { Env } from './env.ts';
import type { MailSettings } from './mail/lead-mail.ts';
import type { RateLimit } from './rate-limit/rate-limiter.ts';

export interface StartApiOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string | undefined;
  /** Whose pages may call; the first is the public address, for links in messages. */
  siteOrigins: readonly string[];
  /** Holds the embedded database and the outbox; without it the database is in memory. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  salesEmail: string;
  /** Submissions a minute; 0 for no limit. */
  ratePerAddress: number;
  rateGlobal: number;
  minFillMs: number;
  log: (line: string) => void;
}

/** The options that the environment asks for. */
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
    ratePerAddress: env.RATE_LIMIT_PER_ADDRESS,
    rateGlobal: env.RATE_LIMIT_GLOBAL,
    minFillMs: env.MIN_FILL_MS,
    log: (line) => process.stderr.write(`api: ${line}\n`),
  };
}

export function toMailSettings({ mailFrom, salesEmail, siteOrigins }: StartApiOptions): MailSettings {
  return { from: mailFrom, salesEmail, siteOrigin: siteOrigins[0] ?? 'http://localhost:3000' };
}

export function toApiLimits({
  ratePerAddress,
  rateGlobal,
}: StartApiOptions): Record<'perAddress' | 'global', RateLimit> {
  return { perAddress: toLimit(ratePerAddress), global: toLimit(rateGlobal) };
}

function toLimit(perMinute: number): RateLimit {
  return perMinute === 0 ? { burst: Infinity, perMinute: Infinity } : { burst: perMinute, perMinute };
}
