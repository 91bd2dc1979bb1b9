import type { Resource } from '../delivery/resource.ts';
import { toPayload } from '../delivery/to-payload.ts';
import type { View } from '../delivery/view.ts';
import { toCollection } from '../query/collection.ts';
import { toEntityQuery, toLocale } from '../query/entity-query.ts';
import { toNamedCollection } from '../query/named-collection.ts';
import { toPage } from '../query/page.ts';
import type { ChangeLog } from '../sync/change-log.ts';
import { toSyncPage } from '../sync/sync-page.ts';
import { invalidQuery, notFound, unknownPath } from './api-error.ts';

interface ReadRequest {
  view: View;
  changes: ChangeLog;
  id: string;
  parameters: ReadonlyMap<string, string>;
  /** Host and port for the URLs of assets. */
  host: string;
  /** The endpoint's URL, without its query. */
  url: string;
  spaceName: string;
}

/** Builds the JSON of one endpoint. */
export type Read = (request: ReadRequest) => unknown;

/** The endpoints of the Delivery API. */
export const reads = {
  space: ({ view, spaceName }) => ({
    sys: { type: 'Space', id: view.place.space },
    name: spaceName,
    locales: view.locales.all.map(({ code, default: isDefault, name, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  }),

  entries: ({ view, parameters, host }) => toCollection('Entry', toEntityQuery('Entry', parameters, view), view, host),
  assets: ({ view, parameters, host }) => toCollection('Asset', toEntityQuery('Asset', parameters, view), view, host),
  entry: (request) => readOne('Entry', request),
  asset: (request) => readOne('Asset', request),

  contentTypes: ({ view, parameters }) => toNamedCollection(view.contentTypes.values(), parameters),
  contentType: ({ view, id }) => view.contentTypes.get(id) ?? missing('ContentType', id, view),
  tags: ({ view, parameters }) => toNamedCollection(view.tags.values(), parameters),
  tag: ({ view, id }) => view.tags.get(id) ?? missing('Tag', id, view),

  locales: ({ view, parameters }) => {
    for (const name of parameters.keys()) if (!['skip', 'limit', 'select'].includes(name)) throw unknownPath(name);
    const page = toPage(parameters, 1000);
    const all = view.locales.all.map(({ code, name, default: isDefault, fallbackCode, sys }) => ({
      code,
      name,
      default: isDefault,
      fallbackCode,
      sys: { id: sys?.id ?? code, type: 'Locale', version: sys?.version ?? 1 },
    }));
    const items = all.slice(page.skip, page.skip + page.limit);
    return { sys: { type: 'Array' }, total: all.length, ...page, items };
  },

  sync: ({ view, changes, parameters, host, url }) => toSyncPage(parameters, view, changes, { host, url }),
} satisfies Record<string, Read>;

function readOne(kind: Resource['kind'], { view, parameters, id, host }: ReadRequest) {
  if (parameters.has('select')) {
    throw invalidQuery({
      name: 'select',
      details: 'Select is only applicable when querying a collection of entities.',
    });
  }
  // The real API accepts `include` here too, but ignores it.
  const unknown = [...parameters.keys()].find((name) => !['locale', 'include'].includes(name));
  if (unknown) throw unknownPath(unknown);
  const locale = toLocale(parameters, view);
  const resource = (kind === 'Entry' ? view.entries : view.assets).get(id) ?? missing(kind, id, view);
  return toPayload(resource, { locale, locales: view.locales, host });
}

function missing(type: string, id: string, { place }: View): never {
  throw notFound({ type, id, environment: place.environment, space: place.space });
}
