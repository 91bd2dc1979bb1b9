import { listen } from '@site/server/listen';
import { type ContentApiOptions, createContentApi } from './api/create-content-api.ts';

/** A running content service. */
export interface ContentService {
  /** `http://localhost:<port>` */
  url: string;
  /** Stops the service and cuts off the requests in flight. */
  close(): Promise<void>;
}

/**
 * Starts the content service.
 *
 * @param options.port 0 takes any free port
 * @throws ExportError if the export cannot be served; an Error of one line if the port is in use
 */
export async function startContentService(
  options: ContentApiOptions & { port: number; hostname?: string | undefined },
): Promise<ContentService> {
  const { port, hostname } = options;
  const app = await createContentApi(options);
  const { url, closeNow } = await listen(app, { port, hostname, portVariable: 'CONTENT_PORT' });
  return { url, close: closeNow };
}
