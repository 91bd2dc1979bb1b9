import type { Link } from '../delivery/link.ts';
import { linksOf } from '../delivery/links-of.ts';
import type { Resource } from '../delivery/resource.ts';
import { toPayload } from '../delivery/to-payload.ts';
import { linkKey, type View } from '../delivery/view.ts';
import type { EntityQuery } from './entity-query.ts';

/** Runs a query and builds the answer: the items, the resources they link to, and the links that lead nowhere. */
export function toCollection(kind: Resource['kind'], query: EntityQuery, view: View, host: string) {
  const found: Resource[] = [];
  for (const resource of query.candidates) {
    if (query.filters.every((filter) => filter(resource))) found.push(resource);
  }
  found.sort(query.order);
  const items = found.slice(query.skip, query.skip + query.limit);
  const { included, unresolved } = kind === 'Entry' ? include(items, query, view) : { included: [], unresolved: [] };
  const presentation = { locale: query.locale, locales: view.locales, host };
  const includesOf = (type: Resource['kind']) =>
    included.filter((one) => one.kind === type).map((one) => toPayload(one, presentation));
  const [entries, assets] = [includesOf('Entry'), includesOf('Asset')];
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip: query.skip,
    limit: query.limit,
    items: items.map((item) => toPayload(item, presentation, query.selection)),
    ...(unresolved.length > 0 ? { errors: unresolved.map(toLinkError) } : {}),
    ...(included.length > 0
      ? { includes: { ...(entries.length > 0 && { Entry: entries }), ...(assets.length > 0 && { Asset: assets }) } }
      : {}),
  };
}

/** Follows links breadth-first, `include` levels deep. Lists each resource once, and no item again. */
function include(items: Resource[], { include: depth, locale, selection }: EntityQuery, view: View) {
  const seen = new Set(items.map((item) => `${item.kind}:${item.id}`));
  const included: Resource[] = [];
  const unresolved: Link[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Resource[] = [];
    for (const resource of level) {
      const selected = step === 0 && selection ? selectedFields(resource, selection) : undefined;
      for (const link of linksOf(resource, locale, view.locales, selected)) {
        const key = linkKey(link);
        if (seen.has(key)) continue;
        seen.add(key);
        const target = (link.sys.linkType === 'Entry' ? view.entries : view.assets).get(link.sys.id);
        if (target) next.push(target);
        else unresolved.push(link);
      }
    }
    included.push(...next);
    level = next;
  }
  return { included, unresolved };
}

function selectedFields(resource: Resource, selection: { hasField(id: string): boolean }): Set<string> {
  return new Set([...resource.definitions.keys()].filter((id) => selection.hasField(id)));
}

function toLinkError({ sys }: Link) {
  return {
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType: sys.linkType, id: sys.id },
  };
}
