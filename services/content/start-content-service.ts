import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type ContentApiOptions, createContentApi } from './api/create-content-api.ts';

/** A content service that listens. */
export interface ContentService {
  /** `http://localhost:<port>` */
  url: string;
  /** Stops listening, ends open connections and resolves when all is quiet. */
  close(): Promise<void>;
}

/**
 * Starts the content service.
 * @param options.port 0 takes any free one
 * @throws ExportError when the export cannot be served; the system's error when the port is in use (`EADDRINUSE`)
 */
export async function startContentService(
  options: ContentApiOptions & { port: number; hostname?: string | undefined },
): Promise<ContentService> {
  const app = await createContentApi(options);
  const server = createServer(getRequestListener(app.fetch));
  await listen(server, options.port, options.hostname);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, hostname: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(hostname ? { host: hostname } : {}) }, () => resolve());
  });
}
