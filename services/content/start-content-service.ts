import { listen } from '@site/server/listen';
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
 * @throws ExportError when the export cannot be served; an Error of one line when the port is in use
 */
export async function startContentService(
  options: ContentApiOptions & { port: number; hostname?: string | undefined },
): Promise<ContentService> {
  const { port, hostname } = options;
  const app = await createContentApi(options);
  const { url, server, close } = await listen(app, { port, hostname, portVariable: 'CONTENT_PORT' });
  return {
    url,
    close() {
      server.closeAllConnections();
      return close();
    },
  };
}
