import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';
import { createClientQueue } from './client-queue.ts';

export interface CommandSocket {
  path: string;
  /** Answers the statement that is running, rolls back what clients left open, and removes the socket. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database that this process holds to commands on the same machine, over a Unix socket that speaks
 * PostgreSQL's protocol. The socket asks for no password; its folder lets in this account alone.
 *
 * @param folder of the embedded database
 */
export async function openCommandSocket(embedded: PGlite, folder: string): Promise<CommandSocket> {
  const path = join(makePrivateFolder(folder), '.s.PGSQL.5432');
  const clients = new Set<PGLiteSocketHandler>();
  const server = createServer((socket) => void serveClient(embedded, socket, clients));
  await listen(server, path);
  return {
    path,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...clients].map((client) => client.detach(true)));
      await closed;
      rmSync(dirname(path), { recursive: true, force: true });
    },
  };
}

async function serveClient(embedded: PGlite, socket: Socket, clients: Set<PGLiteSocketHandler>) {
  const queue = createClientQueue(embedded, () => socket.destroy());
  const client = new PGLiteSocketHandler({
    // The library declares a class with private members here, and calls what this queue has.
    queryQueue: queue as unknown as PGLiteSocketHandlerOptions['queryQueue'],
    closeOnDetach: true,
  });
  clients.add(client);
  for (const end of ['close', 'error']) {
    client.addEventListener(end, () => clients.delete(client));
  }
  await client.attach(socket);
}

/** Beside the data where the system's limit for a socket's path allows it, else in the folder for temporary files. */
function makePrivateFolder(folder: string): string {
  const beside = join(folder, 'socket');
  if (Buffer.byteLength(beside) > longestFolder) {
    return mkdtempSync(join(tmpdir(), 'api-socket-'));
  }
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

/** macOS takes 103 bytes, Linux 107. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}
