import { listen } from '@site/server/listen';
import { type Context, Hono } from 'hono';

/** An empty space to import into: the parts of the Content Management API that contentful-import needs. */
export interface ManagementApi {
  /** `localhost:<port>` */
  host: string;
  /** What was stored, by collection and id, such as `stored.entries.get('homePage')`. */
  stored: Record<Collection, Map<string, Resource>>;
  uploads: Map<string, number>;
  close(): Promise<void>;
}

interface Resource {
  sys: typeof home & { id: string; type: string; version: number; publishedVersion?: number };
  fields?: Record<string, Record<string, { url?: string; uploadFrom?: { sys: { id: string } } }>>;
  controls?: { fieldId: string }[];
}

/** The client builds the address of its next request from these links. */
const home = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 'sample' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
};

const collections = { content_types: 'ContentType', entries: 'Entry', assets: 'Asset', tags: 'Tag', locales: 'Locale' };
type Collection = keyof typeof collections | 'editor_interfaces';

export async function startManagementApi(): Promise<ManagementApi> {
  const stored = Object.fromEntries(
    [...Object.keys(collections), 'editor_interfaces'].map((name) => [name, new Map<string, Resource>()]),
  ) as ManagementApi['stored'];
  const uploads = new Map<string, number>();
  stored.locales.set('en', {
    sys: { ...home, id: 'en', type: 'Locale', version: 1 },
    ...{ code: 'en-US', default: true },
  });

  const app = new Hono();
  app.get('/spaces/sample', (c) => c.json({ sys: { id: 'sample', type: 'Space' }, name: 'sample' }));
  app.get('/spaces/sample/environments/master', (c) =>
    c.json({ sys: { ...home, id: 'master', type: 'Environment' }, name: 'master' }),
  );
  app.post('/spaces/sample/environments/master/uploads', (c) => takeUpload(c, uploads));
  app.post('/spaces/sample/uploads', (c) => takeUpload(c, uploads));

  const types = app.basePath('/spaces/sample/environments/master');
  types.get('/content_types/:id/editor_interface', (c) => c.json(toEditorInterface(c.req.param('id'))));
  types.put('/content_types/:id/editor_interface', (c) => put(c, stored.editor_interfaces, 'EditorInterface'));
  for (const [name, type] of Object.entries(collections) as [keyof typeof collections, string][]) {
    const found = stored[name];
    types.get(`/${name}`, (c) => c.json({ sys: { type: 'Array' }, total: found.size, items: [...found.values()] }));
    types.get(`/${name}/:id`, (c) => c.json(found.get(c.req.param('id'))));
    types.put(`/${name}/:id`, (c) => put(c, found, type));
    types.put(`/${name}/:id/published`, (c) => publish(c, found));
  }
  types.put('/assets/:id/files/:locale/process', (c) => process(c, stored.assets));

  const { url, closeNow } = await listen(app, { port: 0, hostname: '127.0.0.1', portVariable: 'PORT' });
  return { host: `127.0.0.1:${new URL(url).port}`, stored, uploads, close: closeNow };
}

async function takeUpload(c: Context, uploads: ManagementApi['uploads']) {
  const id = `upload-${uploads.size + 1}`;
  uploads.set(id, 0);
  uploads.set(id, (await c.req.arrayBuffer()).byteLength);
  return c.json({ sys: { ...home, id, type: 'Upload' } }, 201);
}

async function put(c: Context, found: Map<string, Resource>, type: string) {
  const id = c.req.param('id') ?? '';
  const version = (found.get(id)?.sys.version ?? 0) + 1;
  const resource = { ...(await c.req.json()), sys: { ...home, id, type, version } };
  found.set(id, resource);
  return c.json(resource);
}

function publish(c: Context, found: Map<string, Resource>) {
  const resource = found.get(c.req.param('id') ?? '');
  if (!resource) return c.json({ sys: { type: 'Error', id: 'NotFound' } }, 404);
  const { version } = resource.sys;
  resource.sys = { ...resource.sys, version: version + 1, publishedVersion: version };
  return c.json(resource);
}

function process(c: Context, assets: Map<string, Resource>) {
  const file = assets.get(c.req.param('id') ?? '')?.fields?.file?.[c.req.param('locale') ?? ''];
  if (file) file.url = '//images.example.com/processed';
  return c.body(null, 204);
}

function toEditorInterface(contentTypeId: string) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: contentTypeId } };
  return { sys: { ...home, id: 'default', type: 'EditorInterface', version: 1, contentType }, controls: [] };
}
