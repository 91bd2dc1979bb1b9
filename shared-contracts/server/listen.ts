import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A running HTTP server. */
export interface Listening {
  /** `http://localhost:<port>` */
  url: string;
  server: Server;
  /** Stops accepting requests, and waits for those in flight until the deadline, then cuts them off. */
  close(): Promise<void>;
  /** Stops accepting requests and cuts off those in flight. */
  closeNow(): Promise<void>;
}

/**
 * How long an idle connection stays open, in milliseconds: longer than the proxies before the process keep it. One that
 * sends a request while the connection ends would answer 502.
 */
const keepAliveTimeout = 75_000;
/** How long a request may take to arrive with its body, in milliseconds. The largest are entries of 3 MB from Contentful. */
const requestTimeout = 30_000;

interface ListenOptions {
  /** 0 takes any free port. */
  port: number;
  /** The network interface; all of them by default. */
  hostname?: string | undefined;
  /** The environment variable that sets the port. The error about a port in use names it. */
  portVariable: string;
  /** How long `close` waits for requests in flight, in milliseconds. */
  deadline?: number;
  serverOptions?: ServerOptions;
}

/**
 * Starts an HTTP server for a Hono app or anything else with a `fetch` method.
 *
 * @throws an Error of one line; if the port is in use, it names the variable that sets another
 */
export async function listen(
  app: { fetch(request: Request, ...rest: never[]): Response | Promise<Response> },
  { port, hostname, portVariable, deadline = 10_000, serverOptions }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch as Parameters<typeof createAdaptorServer>[0]['fetch'],
    serverOptions: { keepAliveTimeout, requestTimeout, ...serverOptions },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what uses it, or set ${portVariable} to another port.`)
          : error,
      ),
    );
    server.listen({ port, ...(hostname && { host: hostname }) }, () => resolve());
  });
  const closeNow = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), deadline);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
    closeNow,
  };
}
