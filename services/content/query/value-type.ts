/** The operators of search parameters. `eq` is the one without brackets. */
export const operators = [
  'eq',
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'lt',
  'lte',
  'gt',
  'gte',
  'match',
  'near',
  'within',
] as const;

export type Operator = (typeof operators)[number];

/** The kinds of values, as far as they matter for operators and order. A `Whole` value can only exist or not. */
export type ValueType =
  | 'Symbol'
  | 'Symbols'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Location'
  | 'Whole';

const equality: Operator[] = ['eq', 'ne', 'in', 'nin', 'exists'];
const range: Operator[] = ['lt', 'lte', 'gt', 'gte'];

const applicable: Record<ValueType, ReadonlySet<Operator>> = {
  Symbol: new Set([...equality, 'match']),
  Symbols: new Set([...equality, 'all', 'match']),
  Text: new Set([...equality, 'match']),
  RichText: new Set(['exists', 'match']),
  Integer: new Set([...equality, ...range]),
  Number: new Set([...equality, ...range]),
  Date: new Set([...equality, ...range]),
  Boolean: new Set(equality),
  Location: new Set(['exists', 'near', 'within']),
  Whole: new Set(['exists']),
};

export function isApplicable(operator: Operator, type: ValueType): boolean {
  return applicable[type].has(operator);
}

/** Long text, lists, rich text, and locations have no order. */
export function isOrderable(type: ValueType): boolean {
  return ['Symbol', 'Integer', 'Number', 'Date', 'Boolean'].includes(type);
}

/** Turns a value into one that `<` and `===` compare. @returns `undefined` if the value is not of the type */
export function toComparable(value: unknown, type: ValueType): string | number | undefined {
  if (type === 'Date') {
    const time = Date.parse(String(value));
    return Number.isNaN(time) ? undefined : time;
  }
  if (type === 'Integer' || type === 'Number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (type === 'Boolean') return ['true', 'false'].includes(String(value)) ? String(value) : undefined;
  return String(value);
}
