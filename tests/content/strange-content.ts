import type { Space, SpaceEntry, SpaceField } from './editable-site.ts';

/** A word that no line of a phone holds. */
const longWord = `Infrastruktur${'modernisierungs'.repeat(5)}en`.slice(0, 80);
const filler = ' and what an editor adds who has much to say about it'.repeat(5);

/** Gives every text one long word, titles 200 characters, and shorter fields as many as the content model allows. */
export function lengthenTexts(space: Space): void {
  forEachField(space, (entry, field) => {
    const value = entry.fields[field.id]?.['en-US'];
    if (typeof value === 'string' && field.type === 'Symbol') {
      const room = /title/i.test(field.id) ? 200 : Math.min(200, sizeLimit(field));
      entry.fields[field.id] = { 'en-US': lengthen(value, room) };
    }
    if (typeof value === 'string' && field.type === 'Text') {
      entry.fields[field.id] = { 'en-US': value.replace(/\S+/, `$& ${longWord}`) };
    }
    if (field.type === 'RichText') lengthenWords(value);
    if (field.items?.type === 'Symbol' && Array.isArray(value)) {
      entry.fields[field.id] = { 'en-US': value.map((text) => `${text} ${longWord}`) };
    }
  });
}

/** Leaves one item in every list of entries. */
export function keepOne(space: Space): void {
  forEachField(space, (entry, field) => {
    const links = entry.fields[field.id]?.['en-US'];
    if (field.items?.type === 'Link' && Array.isArray(links)) entry.fields[field.id] = { 'en-US': links.slice(0, 1) };
  });
}

/** Puts a hundred items in every list of entries on a type's first entry, with titles and names of their own. */
export function listHundred(space: Space): void {
  const byId = new Map(space.entries.map((entry) => [entry.sys.id, entry]));
  const listed = new Set<string>();
  forEachField({ ...space, entries: [...space.entries] }, (entry, field) => {
    const links = entry.fields[field.id]?.['en-US'];
    const list = `${entry.sys.contentType.sys.id}.${field.id}`;
    if (field.items?.type !== 'Link' || !Array.isArray(links) || listed.has(list)) return;
    const items = links.flatMap(({ sys }) => (sys.linkType === 'Entry' ? (byId.get(sys.id) ?? []) : []));
    if (items.length === 0) return;
    listed.add(list);
    for (let number = links.length; number < 100; number++) {
      const item = items[number % items.length];
      if (!item) continue;
      const copy = copyOf(item, `${list}-${number}`.replace('.', '-'), number);
      space.entries.push(copy);
      links.push({ sys: { type: 'Link', linkType: 'Entry', id: copy.sys.id } });
    }
  });
}

function forEachField(space: Space, change: (entry: SpaceEntry, field: SpaceField) => void): void {
  const types = new Map(space.contentTypes.map(({ sys, fields }) => [sys.id, fields]));
  for (const entry of space.entries) {
    // Words that the assistant understands are not shown.
    if (entry.sys.contentType.sys.id === 'synonym') continue;
    for (const field of types.get(entry.sys.contentType.sys.id) ?? []) {
      if (!field.validations?.some((rule) => rule.regexp || rule.in) && !/^(url|link|route)$/.test(field.id)) {
        change(entry, field);
      }
    }
  }
}

function sizeLimit({ validations = [] }: SpaceField): number {
  return Math.min(...validations.map(({ size }) => size?.max ?? 256));
}

/** Keeps the text at the beginning, so that titles and the addresses made from them stay different. */
function lengthen(text: string, length: number): string {
  const room = length - text.length - 1;
  if (room < 8) return text;
  return `${text} ${longWord}${filler}`.slice(0, length);
}

function lengthenWords(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { nodeType, value, content } = node as { nodeType?: string; value?: string; content?: unknown[] };
  if (nodeType === 'text' && value) Object.assign(node, { value: `${value} ${longWord}` });
  for (const child of content ?? []) lengthenWords(child);
}

function copyOf(entry: SpaceEntry, id: string, number: number): SpaceEntry {
  const copy = structuredClone(entry);
  copy.sys.id = id;
  for (const name of ['title', 'idName']) {
    const text = copy.fields[name]?.['en-US'];
    if (typeof text === 'string') copy.fields[name] = { 'en-US': `${text} ${number}` };
  }
  return copy;
}
