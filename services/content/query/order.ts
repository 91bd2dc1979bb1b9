import { invalidQuery } from '../api/api-error.ts';
import type { Resource } from '../delivery/resource.ts';
import type { Path } from './path.ts';
import { isOrderable, toComparable } from './value-type.ts';

export type Compare = (a: Resource, b: Resource) => number;

/** Reads `order`: paths, descending if they begin with a minus. Resources without the field always come last. */
export function toOrder(text: string, resolve: (path: string) => Path): Compare {
  const terms = text.split(',').map((term) => {
    const isDescending = term.trim().startsWith('-');
    const name = term.trim().replace(/^[-+]/, '');
    const path = resolve(name);
    if (!isOrderable(path.type)) {
      throw invalidQuery({ name: 'order', path: name.split('.'), details: `"${name}" cannot be ordered by` });
    }
    return compareBy(path, isDescending ? -1 : 1);
  });
  return (a, b) => {
    for (const compare of terms) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return compareValues(a.id, b.id);
  };
}

/** Orders what `[near]` finds by distance. */
export function nearestFirst(path: Path, distance: (location: unknown) => number): Compare {
  return (a, b) => distance(path.read(a)[0]) - distance(path.read(b)[0]);
}

/** Without `order`, the API shows the most recently changed first. */
export function latestFirst(a: Resource, b: Resource): number {
  return compareValues(String(b.sys.updatedAt), String(a.sys.updatedAt)) || compareValues(a.id, b.id);
}

function compareBy(path: Path, direction: 1 | -1): Compare {
  const read = (resource: Resource) => {
    const [value] = path.read(resource);
    return value === undefined ? undefined : toComparable(value, path.type);
  };
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return direction * compareValues(left, right);
  };
}

function compareValues(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
