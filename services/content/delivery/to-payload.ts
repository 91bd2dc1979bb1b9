import type { Selection } from '../query/selection.ts';
import type { Locales } from './locales.ts';
import { fieldValue, type Resource } from './resource.ts';

/** How to show a resource. */
export interface Presentation {
  /** A locale code, or `*` for every locale without fallback. */
  locale: string;
  locales: Locales;
  /** Host and port for the URLs of assets. */
  host: string;
}

/** Turns an entry or asset into the Delivery API's JSON. */
export function toPayload(resource: Resource, presentation: Presentation, selection?: Selection) {
  const { locale } = presentation;
  const sys = locale === '*' ? resource.sys : { ...resource.sys, locale };
  const fields: Record<string, unknown> = {};
  for (const id of resource.definitions.keys()) {
    if (selection && !selection.hasField(id)) continue;
    const value = shownValue(resource, id, presentation);
    if (value !== undefined) fields[id] = value;
  }
  if (!selection) return { metadata: resource.metadata, sys, fields };
  return {
    ...(selection.metadata ? { metadata: resource.metadata } : {}),
    ...(selection.sys ? { sys: selection.pickSys(sys) } : {}),
    ...(selection.fields ? { fields } : {}),
  };
}

function shownValue(resource: Resource, id: string, { locale, locales, host }: Presentation): unknown {
  const definition = resource.definitions.get(id);
  if (definition?.omitted) return undefined;
  const isFile = resource.kind === 'Asset' && id === 'file';
  if (locale !== '*') {
    const value = fieldValue(resource, id, locale, locales);
    return isFile ? toFile(value, host) : value;
  }
  const shown = Object.entries(resource.fields[id] ?? {}).flatMap(([code, value]) => {
    if (value === undefined || value === null || (!definition?.localized && code !== locales.default)) return [];
    return [[code, isFile ? toFile(value, host) : value]];
  });
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** Replaces Contentful's asset hosts with this service. The path stays, so that the file can be found. */
function toFile(file: unknown, host: string): unknown {
  const { url, ...rest } = (file ?? {}) as { url?: string };
  if (!url) return undefined;
  return { ...rest, url: url.replace(/^(https?:)?\/\/[^/]+/, `//${host}`) };
}
