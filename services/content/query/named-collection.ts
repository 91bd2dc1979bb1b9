import { invalidQuery, unknownPath } from '../api/api-error.ts';
import type { NamedResource } from '../delivery/to-resource.ts';
import { splitOperator } from './filter.ts';
import { toTokens, toWords } from './full-text.ts';
import { toPage } from './page.ts';

/** A collection of content types or tags, filtered by name or system fields, searched, ordered, and paged. */
export function toNamedCollection(resources: Iterable<NamedResource>, parameters: ReadonlyMap<string, string>) {
  let found = [...resources];
  for (const [name, value] of parameters) {
    if (['skip', 'limit', 'order', 'select', 'locale'].includes(name)) continue;
    if (name === 'query') {
      const words = toWords(value);
      found = found.filter((one) => words.every((word) => toTokens(one.name).some((token) => token.startsWith(word))));
      continue;
    }
    found = found.filter(toNameFilter(name, value));
  }
  const page = toPage(parameters);
  found.sort(toNameOrder(parameters.get('order') ?? 'name'));
  return {
    sys: { type: 'Array' },
    total: found.length,
    ...page,
    items: found.slice(page.skip, page.skip + page.limit),
  };
}

const paths = new Map<string, (resource: NamedResource) => string>([
  ['name', ({ name }) => name],
  ['sys.id', ({ sys }) => sys.id],
  ['sys.type', ({ sys }) => String(sys.type)],
  ['sys.visibility', ({ sys }) => String(sys.visibility)],
  ['sys.createdAt', ({ sys }) => String(sys.createdAt)],
  ['sys.updatedAt', ({ sys }) => String(sys.updatedAt)],
]);

function toNameFilter(parameter: string, value: string): (resource: NamedResource) => boolean {
  const { path, operator } = splitOperator(parameter);
  const read = paths.get(path);
  if (!read) throw unknownPath(path);
  const list = value.split(',');
  const tests: Record<string, (found: string) => boolean> = {
    eq: (found) => found === value,
    ne: (found) => found !== value,
    in: (found) => list.includes(found),
    nin: (found) => !list.includes(found),
    exists: () => value === 'true',
    match: (found) => toWords(value).every((word) => toTokens(found).some((token) => token.startsWith(word))),
    lt: (found) => found < value,
    lte: (found) => found <= value,
    gt: (found) => found > value,
    gte: (found) => found >= value,
  };
  const test = tests[operator];
  if (!test) {
    throw invalidQuery({ name: 'invalidOperator', path: path.split('.'), value: operator });
  }
  return (resource) => test(read(resource));
}

function toNameOrder(order: string): (a: NamedResource, b: NamedResource) => number {
  const terms = order.split(',').map((term) => {
    const name = term.replace(/^-/, '');
    const read = paths.get(name);
    if (!read) throw unknownPath(name);
    return { read, direction: term.startsWith('-') ? -1 : 1 };
  });
  return (a, b) => {
    for (const { read, direction } of terms) {
      const [left, right] = [read(a), read(b)];
      if (left !== right) return left < right ? -direction : direction;
    }
    return 0;
  };
}
