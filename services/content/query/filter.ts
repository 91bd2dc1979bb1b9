import { badRequest, invalidQuery } from '../api/api-error.ts';
import type { Resource } from '../delivery/resource.ts';
import { toTokens, toWords } from './full-text.ts';
import { isWithin } from './location.ts';
import type { Path } from './path.ts';
import { isApplicable, type Operator, operators, toComparable } from './value-type.ts';

export type Filter = (resource: Resource) => boolean;

/** Splits `fields.likes[in]` into path and operator. An unknown operator stays part of the path, which is then unknown. */
export function splitOperator(parameter: string): { path: string; operator: Operator } {
  const [, path = parameter, name = ''] = /^(.+)\[(\w+)\]$/.exec(parameter) ?? [];
  const operator = operators.find((known) => known === name && known !== 'eq');
  return operator ? { path, operator } : { path: parameter, operator: 'eq' };
}

/** Builds the test for one search parameter. As at Contentful, a resource without the field passes `[ne]` and `[nin]`. */
export function toFilter(text: string, path: Path, operator: Operator, value: string): Filter {
  if (!isApplicable(operator, path.type)) {
    throw invalidQuery({
      name: 'invalidOperator',
      path: text.split('.'),
      value: operator,
      details: `The operator "${operator}" is not applicable to "${text}"`,
    });
  }
  const values = (resource: Resource) => path.read(resource);
  const wanted = () => value.split(',').map((one) => comparable(text, path, one.trim()));
  const has = (resource: Resource, one: string | number) =>
    values(resource).some((found) => toComparable(found, path.type) === one);

  switch (operator) {
    case 'eq': {
      const one = comparable(text, path, value);
      return (resource) => has(resource, one);
    }
    case 'ne': {
      const one = comparable(text, path, value);
      return (resource) => !has(resource, one);
    }
    case 'in': {
      const list = wanted();
      return (resource) => list.some((one) => has(resource, one));
    }
    case 'nin': {
      const list = wanted();
      return (resource) => !list.some((one) => has(resource, one));
    }
    case 'all': {
      const list = wanted();
      return (resource) => list.every((one) => has(resource, one));
    }
    case 'exists': {
      if (value !== 'true' && value !== 'false')
        throw badRequest(`The value of "${text}[exists]" must be true or false.`);
      return (resource) => values(resource).length > 0 === (value === 'true');
    }
    case 'match': {
      const words = toWords(value);
      return (resource) => {
        const tokens = values(resource).flatMap(toTokens);
        return words.every((word) => tokens.some((token) => token.startsWith(word)));
      };
    }
    case 'near':
      return (resource) => values(resource).length > 0;
    case 'within':
      return isWithin(text, value, values);
    default:
      return toRangeFilter(operator, path, comparable(text, path, value));
  }
}

function toRangeFilter(operator: Operator, path: Path, limit: string | number): Filter {
  const holds: Partial<Record<Operator, (value: string | number) => boolean>> = {
    lt: (value) => value < limit,
    lte: (value) => value <= limit,
    gt: (value) => value > limit,
    gte: (value) => value >= limit,
  };
  return (resource) =>
    path.read(resource).some((found) => {
      const value = toComparable(found, path.type);
      return value !== undefined && (holds[operator]?.(value) ?? false);
    });
}

function comparable(text: string, path: Path, value: string): string | number {
  const result = toComparable(value, path.type);
  if (result !== undefined) return result;
  throw invalidQuery({
    name: 'invalid',
    path: text.split('.'),
    value,
    details: `The value "${value}" is not of the type ${path.type}`,
  });
}
