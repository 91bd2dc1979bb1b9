import { badRequest, invalidQuery } from '../api/api-error.ts';

/** The requested part of a collection. */
export interface Page {
  skip: number;
  limit: number;
}

/** Reads `skip` and `limit`. The limit is 100 by default and at most 1000. */
export function toPage(parameters: ReadonlyMap<string, string>, defaultLimit = 100): Page {
  return {
    skip: toCount(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    limit: toCount(parameters, 'limit', defaultLimit, 1000),
  };
}

/** Reads a whole number. As in the real API, a negative one is an InvalidQuery, and anything else wrong a BadRequest. */
export function toCount(parameters: ReadonlyMap<string, string>, name: string, fallback: number, max: number): number {
  const text = parameters.get(name);
  if (text === undefined) return fallback;
  if (/^-\d+$/.test(text)) {
    throw invalidQuery({ name: 'invalid', path: [name], value: text, details: `"${name}" must not be negative` });
  }
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > max) {
    throw badRequest(`The value provided for "${name}" is invalid. Please provide a number from 0 to ${max}.`, {
      errors: [{ name: 'invalid', path: [name], value: text }],
    });
  }
  return count;
}
