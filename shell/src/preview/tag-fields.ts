import { encode } from '@contentful/content-source-maps';
import type { ResolvedEntry } from '@site/contract/clients/content-client';

/** Fields that are compared, linked to, or looked up, and not only read. */
const plainFields = new Set([
  'awsServicesFilters',
  'awsServicesUsed',
  'badgeType',
  'docId',
  'email',
  'facebook',
  'idName',
  'industry',
  'industryFilters',
  'link',
  'linkedIn',
  'phone',
  'route',
  'solutionType',
  'url',
  'x',
]);

interface Entity extends ResolvedEntry {
  sys: { id: string; type?: string; space?: LinkTo; environment?: LinkTo };
}
type LinkTo = { sys: { id: string } };

/**
 * Adds to each text of entries and assets, in characters that nobody sees, where it comes from: Contentful's own format, from
 * which its inspector mode finds the field of a text or picture on a page. Pages know nothing of it.
 */
export function tagFields(entries: readonly ResolvedEntry[], locale: string): ResolvedEntry[] {
  const tagged = new Map<unknown, Entity>();

  function toTagged(value: unknown, mark: string): unknown {
    if (typeof value === 'string') return value.trim() ? value + mark : value;
    if (Array.isArray(value)) return value.map((item) => toTagged(item, mark));
    if (isEntity(value)) return tagEntity(value);
    if (isRichText(value)) return tagRichText(value, mark);
    return value;
  }

  function tagEntity(entity: Entity): Entity {
    const known = tagged.get(entity);
    if (known) return known;
    const copy: Entity = { ...entity, fields: {} };
    // First, because entries may link to each other.
    tagged.set(entity, copy);
    for (const [field, value] of Object.entries(entity.fields)) {
      const mark = plainFields.has(field) || isDate(value) ? '' : toMark(entity, field, locale);
      copy.fields[field] = toTagged(value, mark);
    }
    return copy;
  }

  function tagRichText(node: RichTextNode, mark: string): RichTextNode {
    if (node.nodeType === 'text') return { ...node, value: toTagged(node.value ?? '', mark) as string };
    const target = node.data?.target;
    return {
      ...node,
      ...(isEntity(target) && { data: { ...node.data, target: tagEntity(target) } }),
      ...(node.content && { content: node.content.map((child) => tagRichText(child, mark)) }),
    };
  }

  return entries.map((entry) => tagEntity(entry as Entity));
}

function toMark({ sys }: Entity, field: string, locale: string): string {
  const place = `spaces/${sys.space?.sys.id}/environments/${sys.environment?.sys.id}`;
  const path = `${place}/${sys.type === 'Asset' ? 'assets' : 'entries'}/${sys.id}/`;
  const href = `https://app.contentful.com/${path}?focusedField=${field}&focusedLocale=${locale}`;
  return encode({ origin: 'contentful.com', href });
}

interface RichTextNode {
  nodeType: string;
  value?: string;
  data?: { target?: unknown };
  content?: RichTextNode[];
}

function isRichText(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'sys' in value && 'fields' in value;
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}
