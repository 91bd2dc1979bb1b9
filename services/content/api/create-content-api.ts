import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Fault } from '../faults/fault.ts';
import { createFaultInjector } from '../faults/fault-injector.ts';
import { createImageCache } from '../images/image-cache.ts';
import { sendAsset } from '../images/send-asset.ts';
import { type Tokens, toApi } from './access.ts';
import { ApiError, notFound, responseTooBig } from './api-error.ts';
import { createControl } from './control.ts';
import { toHost } from './host.ts';
import { openSpace } from './live-space.ts';
import { type Read, reads } from './reads.ts';
import { crossOriginHeaders, sendError, sendJson } from './send-json.ts';

/** What a content API serves, and how. */
export interface ContentApiOptions {
  /** A file from contentful-export, read again whenever it changes, or its parsed content. */
  space: string | object;
  /** The `assetsDirectory` of contentful-import, with each file at `<host>/<path of the asset's URL>`. */
  assetsDirectory: string;
  /** Where transformed pictures are cached. */
  cacheDirectory: string;
  config?: Partial<ContentApiConfig>;
}

export interface ContentApiConfig {
  spaceId: string;
  spaceName: string;
  environment: string;
  tokens: Tokens;
  /** The service's address. Without it, answers use the host that the request names. */
  publicUrl: string | undefined;
  /** Faults that are active from the start. */
  faults: Fault[];
  /** The token for `/_control`. Without one, the endpoint does not exist. */
  controlToken: string | undefined;
  /** Receives warnings for the maintainer, one line each. */
  warn: (line: string) => void;
}

const defaults: ContentApiConfig = {
  spaceId: 'sample',
  spaceName: 'Sample',
  environment: 'master',
  tokens: { delivery: 'sample-delivery-token', preview: 'sample-preview-token' },
  publicUrl: undefined,
  faults: [],
  controlToken: undefined,
  warn: (line) => console.warn(line),
};

/** Contentful's limit, in bytes. */
const largestAnswer = 7 * 2 ** 20;

type Env = { Bindings: HttpBindings };

/**
 * Stands in for Contentful's Delivery, Preview, and Images APIs, with the content of one export.
 *
 * @throws ExportError of one line if the export cannot be served
 */
export async function createContentApi(options: ContentApiOptions): Promise<Hono<Env>> {
  const config = { ...defaults, ...options.config };
  const { warn } = config;
  const place = { space: config.spaceId, environment: config.environment };
  const space = await openSpace({
    source: options.space,
    assetsDirectory: options.assetsDirectory,
    place,
    warn,
  });
  const images = createImageCache(options.cacheDirectory, warn);
  const faults = createFaultInjector(config.faults);

  const app = new Hono<Env>({ strict: false });
  app.onError((error) => {
    if (!(error instanceof ApiError)) warn(`content: ${error.stack ?? error.message}`);
    return sendError(error);
  });
  app.notFound(() => sendError(notFound()));
  if (config.controlToken) app.route('/_control', createControl(faults, config.controlToken));

  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, crossOriginHeaders);
    const fate = await faults.meet(c.req.path, c.req.raw.signal);
    if (fate) return cutOff(c, fate);
    return next();
  });

  async function answer(c: Context<Env>, read: Read): Promise<Response> {
    const host = toHost(c.req.header('Host'), config.publicUrl);
    const api = toApi(c, host.name, config.tokens);
    const { space: spaceId, environment = config.environment } = c.req.param();
    if (spaceId !== config.spaceId) throw notFound({ type: 'Space', id: spaceId });
    if (environment !== config.environment) {
      throw notFound({ type: 'Environment', id: environment, space: spaceId });
    }
    const { views, answers } = await space.current();
    const url = new URL(c.req.url);
    url.searchParams.delete('access_token');
    const key = `${api} ${host.origin} ${url.pathname}${url.search}`;
    const found = answers.get(key, () =>
      read({
        ...views[api],
        id: c.req.param('id') ?? '',
        parameters: new Map(url.searchParams),
        host: host.name,
        url: `${host.origin}${url.pathname}`,
        spaceName: config.spaceName,
      }),
    );
    if (found.body.length > largestAnswer) throw responseTooBig(largestAnswer);
    return sendJson(c, found);
  }

  app.get('/spaces/:space', (c) => answer(c, reads.space));
  for (const base of ['/spaces/:space', '/spaces/:space/environments/:environment']) {
    app.get(`${base}/entries`, (c) => answer(c, reads.entries));
    app.get(`${base}/entries/:id`, (c) => answer(c, reads.entry));
    app.get(`${base}/assets`, (c) => answer(c, reads.assets));
    app.get(`${base}/assets/:id`, (c) => answer(c, reads.asset));
    app.get(`${base}/content_types`, (c) => answer(c, reads.contentTypes));
    app.get(`${base}/content_types/:id`, (c) => answer(c, reads.contentType));
    app.get(`${base}/tags`, (c) => answer(c, reads.tags));
    app.get(`${base}/tags/:id`, (c) => answer(c, reads.tag));
    app.get(`${base}/locales`, (c) => answer(c, reads.locales));
    app.get(`${base}/sync`, (c) => answer(c, reads.sync));
  }
  app.get('/:space/:asset/:token/:file', async (c) => {
    const { files } = await space.current();
    return sendAsset(c, files.get(new URL(c.req.url).pathname), images);
  });
  return app;
}

/** Closes the connection, or never answers, so that the client has to give up. */
function cutOff(c: Context<Env>, fate: 'disconnect' | 'hang'): Promise<Response> {
  if (fate === 'disconnect') c.env.incoming.socket.destroy();
  return new Promise(() => undefined);
}
