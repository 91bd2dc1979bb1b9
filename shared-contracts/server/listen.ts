import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** An HTTP server that answers. */
export interface Listening {
  /** `http://localhost:<port>` */
  url: string;
  server: Server;
  /** Stops accepting, and resolves when the requests in flight are answered or their time is up. */
  close(): Promise<void>;
}

interface ListenOptions {
  /** 0 takes any free one. */
  port: number;
  /** Network interface; all of them where it is missing. */
  hostname?: string | undefined;
  /** The variable that sets the port, for the message when it is in use. */
  portVariable: string;
  /** How long requests in flight may still take when it closes, in milliseconds. */
  deadline?: number;
  serverOptions?: ServerOptions;
}

/**
 * Starts an HTTP server for an app.
 *
 * @throws an Error of one line, which names the variable to set where the port is in use
 */
export async function listen(
  app: { fetch(request: Request, ...rest: never[]): Response | Promise<Response> },
  { port, hostname, portVariable, deadline = 10_000, serverOptions }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch as Parameters<typeof createAdaptorServer>[0]['fetch'],
    ...(serverOptions && { serverOptions }),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what uses it, or set ${portVariable} to another.`)
          : error,
      ),
    );
    server.listen({ port, ...(hostname && { host: hostname }) }, () => resolve());
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
  };
}
