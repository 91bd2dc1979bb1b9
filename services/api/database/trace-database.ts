import { traced } from '@site/server/telemetry/trace';
import type { OpenDatabase } from './database.ts';

const attributes = { 'db.system.name': 'postgresql' };

/** Makes transactions and single statements parts of the request's trace, with their names. Text and values are not in it. */
export function traceDatabase(database: OpenDatabase): OpenDatabase {
  const { transaction, query } = database;
  return {
    ...database,
    transaction: (run) => traced('database transaction', attributes, () => transaction(run)),
    query: (statement) => traced(`database ${statement.name ?? 'statement'}`, attributes, () => query(statement)),
  };
}
