import type { FieldDefinition } from './space-export.ts';

/** Says briefly what is wrong with a field's value in one locale. @returns `undefined` if Contentful would accept it */
export function checkValue(
  field: Pick<FieldDefinition, 'type' | 'linkType' | 'items'>,
  value: unknown,
): string | undefined {
  switch (field.type) {
    case 'Symbol':
      if (typeof value !== 'string') return expected('text', value);
      return value.length > 256 ? `short text may have 256 characters, found ${value.length}` : undefined;
    case 'Text':
      return typeof value === 'string' ? undefined : expected('text', value);
    case 'Integer':
      return Number.isInteger(value) ? undefined : expected('a whole number', value);
    case 'Number':
      return typeof value === 'number' ? undefined : expected('a number', value);
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : expected('true or false', value);
    case 'Date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? undefined
        : expected('an ISO 8601 date', value);
    case 'Location':
      return isLocation(value) ? undefined : expected('a location with lat and lon', value);
    case 'Link':
      return isLink(value, field.linkType) ? undefined : expected(`a link to an ${field.linkType}`, value);
    case 'RichText':
      return isDocument(value) ? undefined : expected('a rich text document', value);
    case 'Array':
      return checkItems(field, value);
    default:
      return typeof value === 'object' ? undefined : expected('an object', value);
  }
}

function checkItems(field: Pick<FieldDefinition, 'items'>, value: unknown): string | undefined {
  if (!Array.isArray(value)) return expected('a list', value);
  const item = field.items;
  if (!item) return undefined;
  for (const [index, one] of value.entries()) {
    const problem = checkValue({ ...item, type: item.type as FieldDefinition['type'], items: undefined }, one);
    if (problem) return `item ${index + 1}: ${problem}`;
  }
  return undefined;
}

function expected(what: string, value: unknown): string {
  const found = JSON.stringify(value) ?? 'nothing';
  return `expected ${what}, found ${found.length > 60 ? `${found.slice(0, 57)}…` : found}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLocation(value: unknown): boolean {
  return isObject(value) && typeof value.lat === 'number' && typeof value.lon === 'number';
}

function isLink(value: unknown, linkType: string | undefined): boolean {
  if (!isObject(value) || !isObject(value.sys)) return false;
  const { type, id, linkType: actual } = value.sys;
  return type === 'Link' && typeof id === 'string' && actual === linkType;
}

function isDocument(value: unknown): boolean {
  return isObject(value) && value.nodeType === 'document' && Array.isArray(value.content);
}
