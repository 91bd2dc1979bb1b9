import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  url: string;
  /** From now on nothing passes through the connections that are open, and nobody is told. New ones work. */
  freeze(): void;
  stop(): Promise<void>;
}

/** Stands before a PostgreSQL server, as a network that loses a connection in silence. */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, server];
    pairs.add(pair);
    client.pipe(server);
    server.pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        for (const one of pair) one.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      for (const [client, server] of pairs) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const pair of pairs) for (const socket of pair) socket.destroy();
      }),
  };
}
