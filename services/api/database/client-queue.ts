import { type PGlite, protocol } from '@electric-sql/pglite';

/** How long a client may hold the database between two messages, in milliseconds. */
const patience = 5_000;

/**
 * Runs the messages of one socket client against the embedded database.
 *
 * The embedded database is a single session that this process and every client share. If their messages mixed, a
 * command's statement would run inside whatever transaction the API has open and be rolled back with it. So a client takes
 * a turn: it has the database to itself from its first message until the database reports that no transaction is open.
 * The API's own queries and the other clients wait until then, in the order in which they came.
 *
 * Replaces the queue of pglite-socket, which keeps clients apart from each other but not from this process.
 *
 * @param cutOff ends the connection of a client that stays silent in the middle of its turn
 */
export function createClientQueue(embedded: PGlite, cutOff: () => void) {
  let last: Promise<unknown> = Promise.resolve();
  let endTurn: (() => void) | undefined;
  let isGone = false;
  let silence: NodeJS.Timeout | undefined;

  async function run(message: Uint8Array, answer: (data: Uint8Array) => void): Promise<number> {
    clearTimeout(silence);
    if (isGone || message[0] === terminate) {
      return 0;
    }
    endTurn ??= await takeTurn(embedded);
    // The client may have gone while it waited.
    if (isGone) {
      return 0;
    }
    const { messages, data } = await execute(embedded, message);
    answer(data);
    if (messages.some((one) => one.name === 'readyForQuery' && 'status' in one && one.status === 'I')) {
      endTurn();
      endTurn = undefined;
    } else {
      silence = setTimeout(cutOff, patience);
    }
    return data.length;
  }

  return {
    enqueue(_client: number, message: Uint8Array, answer: (data: Uint8Array) => void): Promise<number> {
      const result = last.then(() => run(message, answer));
      last = result.catch(() => undefined);
      return result;
    },

    /** Drops the messages of a client that has disconnected. */
    clearQueueForHandler() {
      isGone = true;
    },

    /** Rolls back the transaction that the client left open, and ends its turn. */
    async clearTransactionIfNeeded() {
      await last;
      clearTimeout(silence);
      const end = endTurn;
      // The library may call this twice at once. A second ROLLBACK would come after the turn and hit the API's transaction.
      endTurn = undefined;
      if (!end) {
        return;
      }
      for (const message of [protocol.serialize.sync(), protocol.serialize.query('ROLLBACK')]) {
        await execute(embedded, message).catch(() => undefined);
      }
      end();
    },
  };
}

const terminate = 'X'.charCodeAt(0);

/** Waits for the lock that PGlite's own queries and transactions wait for too. Returns a function that releases it. */
function takeTurn(embedded: PGlite): Promise<() => void> {
  return new Promise((resolve, reject) => {
    embedded._runExclusiveTransaction(() => new Promise<void>(resolve)).catch(reject);
  });
}

/** Parses the answer as well, so that a client's NOTIFY reaches the listeners in this process. */
function execute(embedded: PGlite, message: Uint8Array) {
  return embedded.runExclusive(() => embedded.execProtocol(message, { throwOnError: false }));
}
