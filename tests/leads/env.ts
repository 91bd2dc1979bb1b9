/** A PostgreSQL server for tests, e.g. `postgres://user:password@host/empty_database`. */
export const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL;
