import { typeNameOf } from '@site/content/server/content-names';
import type { ResolvedEntry } from '@site/contract/clients/content-client';

/** Entries that note what a page reads of them. */
export interface WatchedEntries {
  entries: ResolvedEntry[];
  /** What was read so far, in the names of `nameChanges`. */
  names(): string[];
}

type Part = { sys: Record<string, unknown> & { id: string; type?: string }; fields?: object };

/** A field that a page reads of more entries than this is one name, so that a page has few names. */
const mostSingly = 4;
/** What never changes about an entry. */
const lasting = ['id', 'type', 'linkType', 'contentType', 'createdAt', 'locale', 'space', 'environment'];

/** Wraps an answer for one page. The entries behind it are shared by all pages, and resolved once. */
export function watchEntries(contentType: string, answer: readonly ResolvedEntry[]): WatchedEntries {
  const read = new Map<string, Set<string>>();
  const views = new WeakMap<object, object>();

  function note(name: string, id: string): void {
    const ids = read.get(name);
    if (ids) ids.add(id);
    else read.set(name, new Set([id]));
  }

  function view<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || !holdsParts(value)) return value;
    const known = views.get(value) ?? (isPart(value) ? viewPart(value) : viewInside(value));
    views.set(value, known);
    return known as Value;
  }

  function viewInside(value: object): object {
    return new Proxy(value, { get: (target, key) => view(Reflect.get(target, key)) });
  }

  function viewPart(part: Part): object {
    const { id } = part.sys;
    // The target of a link is missing if it is a draft; it may be published later.
    if (part.sys.type === 'Link') {
      note(`link ${id}`, id);
      return part;
    }
    const type = typeNameOf(part);
    const noteAll = () => note(type, id);
    const sys = watch(part.sys, (key) => lasting.includes(key) || noteAll(), noteAll);
    const fields = part.fields && watch(part.fields, (key) => note(`${type}.${key}`, id), noteAll);
    return { sys, fields };
  }

  function watch(target: object, onKey: (key: string) => void, onAll: () => void): object {
    return new Proxy(target, {
      get(_, key) {
        if (typeof key === 'string') onKey(key);
        return view(Reflect.get(target, key));
      },
      has(_, key) {
        if (typeof key === 'string') onKey(key);
        return Reflect.has(target, key);
      },
      ownKeys() {
        onAll();
        return Reflect.ownKeys(target);
      },
    });
  }

  return {
    entries: answer.map(view),
    names() {
      const names = [...read].flatMap(([name, ids]) => (ids.size > mostSingly ? name : [...ids]));
      return [...new Set([`${contentType}.items`, ...names])];
    },
  };
}

function isPart(value: object): value is Part {
  const { sys } = value as Partial<Part>;
  return typeof sys?.id === 'string' && sys.type !== undefined;
}

/** Whether a value is an entry, asset or link, or has one in it. Everything else is used as it is. */
function holdsParts(value: object): boolean {
  const known = holders.get(value);
  if (known !== undefined) return known;
  const holds =
    isPart(value) || Object.values(value).some((one) => typeof one === 'object' && one !== null && holdsParts(one));
  holders.set(value, holds);
  return holds;
}

const holders = new WeakMap<object, boolean>();
