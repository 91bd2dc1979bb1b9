import pg from 'pg';

/**
 * A connection to PostgreSQL whose errors are heard from its first moment to its last. The pool listens to idle connections
 * only: without this, a session that is cut during a transaction would end the process. The query that was running fails.
 */
export class HeardClient extends pg.Client {
  constructor(...settings: ConstructorParameters<typeof pg.Client>) {
    super(...settings);
    this.on('error', () => undefined);
  }
}
