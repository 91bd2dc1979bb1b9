import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';
import { createClientQueue } from './client-queue.ts';

export interface CommandSocket {
  path: string;
  /** Finishes the statement that is running, rolls back what clients left open, and removes the socket. */
  close(): Promise<void>;
}

/**
 * Opens a Unix socket through which commands on the same machine reach the embedded database of this process, in
 * PostgreSQL's protocol. There is no password: only this account can enter the socket's folder.
 *
 * @param folder the embedded database's folder
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
    // The library declares its own class here, but calls only what this queue has.
    queryQueue: queue as unknown as PGLiteSocketHandlerOptions['queryQueue'],
    closeOnDetach: true,
  });
  clients.add(client);
  for (const end of ['close', 'error']) {
    client.addEventListener(end, () => clients.delete(client));
  }
  await client.attach(socket);
}

/** In the data folder, or among the temporary files if that makes the socket's path longer than the system allows. */
function makePrivateFolder(folder: string): string {
  const beside = join(folder, 'socket');
  if (Buffer.byteLength(beside) > longestFolder) {
    return mkdtempSync(join(tmpdir(), 'api-socket-'));
  }
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

/** A socket's path can have 103 bytes on macOS and 107 on Linux. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(path, resolve);
  });
}
