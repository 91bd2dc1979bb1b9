/**
 * Pairs items with React keys made from their names. An editor may give two items the same name, or none, so a name that
 * came before is numbered.
 *
 * @param nameOf what tells an item from its neighbors, such as its title
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string | number): [string, Item][] {
  const seen = new Map<string | number, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return [before === 0 ? `${name}` : `${name}\n${before}`, item];
  });
}
