import type { ContentEnvelope } from './resolve-entries.ts';

/**
 * The name of all content. Every change has it, for what is made from all of it.
 *
 * The other names are: the id of an entry or asset; `<type>.<field>`, that field of all entries of a type; `<type>`,
 * anything about them; and `<type>.items`, which entries of that type there are.
 */
export const allContent = 'content';

type Part = ContentEnvelope['items'][number] | { sys: { id: string; type?: string }; fields?: unknown };

/** Names what differs between two answers to the same query. */
export function nameChanges(before: string, after: string): string[] {
  const old: ContentEnvelope = JSON.parse(before);
  const current: ContentEnvelope = JSON.parse(after);
  const oldParts = partsOf(old);
  const currentParts = partsOf(current);
  const names = new Set([allContent]);
  for (const key of new Set([...oldParts.keys(), ...currentParts.keys()])) {
    const [one, other] = [oldParts.get(key), currentParts.get(key)];
    const part = other ?? one;
    if (!part || JSON.stringify(one) === JSON.stringify(other)) continue;
    const type = typeNameOf(part);
    names.add(part.sys.id).add(type);
    for (const field of changedFields(one, other)) names.add(`${type}.${field}`);
  }
  if (idsOf(old) !== idsOf(current)) {
    for (const item of [...old.items, ...current.items]) names.add(`${typeNameOf(item)}.items`);
  }
  return [...names];
}

/** The type of an entry in names; `asset` for an asset. */
export function typeNameOf(part: unknown): string {
  const { sys } = part as { sys: { contentType?: { sys: { id: string } } } };
  return sys.contentType?.sys.id ?? 'asset';
}

/** An entry and an asset may have the same id. */
function partsOf({ items, includes }: ContentEnvelope): Map<string, Part> {
  const parts: Part[] = [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])];
  return new Map(parts.map((part) => [`${typeNameOf(part)} ${part.sys.id}`, part]));
}

function idsOf({ items }: ContentEnvelope): string {
  return items.map(({ sys }) => sys.id).join();
}

function changedFields(one: Part | undefined, other: Part | undefined): string[] {
  const [before, after] = [one, other].map((part) => (part?.fields ?? {}) as Record<string, unknown>);
  const fields = Object.keys({ ...before, ...after });
  return fields.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));
}
