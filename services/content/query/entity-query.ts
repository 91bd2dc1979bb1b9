import { badRequest, invalidQuery } from '../api/api-error.ts';
import type { Resource } from '../delivery/resource.ts';
import { assetFields } from '../delivery/to-resource.ts';
import type { View } from '../delivery/view.ts';
import { type Filter, splitOperator, toFilter } from './filter.ts';
import { isMatch, toWords } from './full-text.ts';
import { toDistance } from './location.ts';
import { isMimetypeGroup } from './mimetype-group.ts';
import { type Compare, latestFirst, nearestFirst, toOrder } from './order.ts';
import { type Page, toCount, toPage } from './page.ts';
import { toPath } from './path.ts';
import { type Selection, toSelection } from './selection.ts';

/** A parsed and checked query for entries or assets. */
export interface EntityQuery extends Page {
  candidates: Iterable<Resource>;
  filters: Filter[];
  order: Compare;
  include: number;
  locale: string;
  selection: Selection | undefined;
}

/** Parameters of both kinds that are not filters. Those of one kind are further down. */
const reserved = new Set(['content_type', 'include', 'limit', 'locale', 'order', 'query', 'select', 'skip']);

/**
 * Reads the search parameters of a collection of entries or assets.
 *
 * @throws ApiError InvalidQuery for what the content model does not have, BadRequest for a value out of bounds
 */
export function toEntityQuery(
  kind: Resource['kind'],
  parameters: ReadonlyMap<string, string>,
  view: View,
): EntityQuery {
  const contentType = kind === 'Entry' ? contentTypeOf(parameters, view) : undefined;
  if (kind === 'Asset' && parameters.has('content_type')) {
    throw invalidQuery({
      name: 'unknown',
      path: ['content_type'],
      details: 'The path "content_type" is not recognized',
    });
  }
  const definitions = kind === 'Asset' ? assetFields : view.definitionsOf(contentType ?? '');
  const locale = toLocale(parameters, view);
  const resolve = (path: string) =>
    toPath(path, {
      view,
      locale,
      kind,
      definitions,
      referencedType: (reference) => parameters.get(`fields.${reference}.sys.contentType.sys.id`),
    });

  const filters: Filter[] = [];
  let order: Compare | undefined;
  for (const [name, value] of parameters) {
    const special = toSpecialFilter(kind, name, value, locale, view);
    if (special) filters.push(special);
    if (special || reserved.has(name)) continue;
    const { path: text, operator } = splitOperator(name);
    const path = resolve(text);
    filters.push(toFilter(text, path, operator, value));
    if (operator === 'near') order = nearestFirst(path, toDistance(text, value));
  }
  const orderBy = parameters.get('order');
  const select = parameters.get('select');
  const all = kind === 'Entry' ? view.entries : view.assets;
  return {
    ...toPage(parameters),
    candidates: (contentType !== undefined && view.entriesByType.get(contentType)) || all.values(),
    filters,
    order: orderBy ? toOrder(orderBy, resolve) : (order ?? latestFirst),
    include: toCount(parameters, 'include', 1, 10),
    locale,
    selection: select ? toSelection(select, definitions && ((id) => definitions.has(id))) : undefined,
  };
}

/** The requested locale, `*` for all, or the default locale. */
export function toLocale(parameters: ReadonlyMap<string, string>, view: View): string {
  const locale = parameters.get('locale');
  if (!locale) return view.locales.default;
  if (locale !== '*' && !view.locales.has(locale)) throw badRequest(`Unknown locale: ${locale}`);
  return locale;
}

function contentTypeOf(parameters: ReadonlyMap<string, string>, view: View): string | undefined {
  const id = parameters.get('content_type');
  if (id === undefined || view.contentTypes.has(id)) return id;
  // The real API uses this name for every unknown content type.
  throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
}

function toSpecialFilter(
  kind: Resource['kind'],
  name: string,
  value: string,
  locale: string,
  view: View,
): Filter | undefined {
  if (name === 'query') {
    const words = toWords(value);
    const searched = locale === '*' ? view.locales.default : locale;
    return (resource) => isMatch(resource, words, searched, view.locales);
  }
  if (kind === 'Entry' && (name === 'links_to_entry' || name === 'links_to_asset')) {
    const sources = view.linkedFrom().get(`${name === 'links_to_entry' ? 'Entry' : 'Asset'}:${value}`);
    return (resource) => sources?.has(resource.id) ?? false;
  }
  if (kind === 'Asset' && name === 'mimetype_group') {
    return (resource) => isMimetypeGroup(value, resource, locale, view.locales);
  }
  return undefined;
}
