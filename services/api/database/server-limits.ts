import type { PoolConfig } from 'pg';

/** How long a connection to PostgreSQL may take over something, in milliseconds. */
type ServerLimits = Pick<PoolConfig, 'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout'>;

/** For a visitor who waits: short enough for a second and a third try on other connections. */
export const visitorLimits: ServerLimits = {
  connectionTimeoutMillis: 1_500,
  // The server gives up a little sooner than this process does, so that the connection stays usable.
  statement_timeout: 1_200,
  query_timeout: 1_400,
};

/** For mail jobs, which nobody waits for. */
export const jobLimits: ServerLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
};

/** For a command, which may read every lead. */
export const commandLimits: ServerLimits = { connectionTimeoutMillis: 5_000 };
