import type { Locales } from '../delivery/locales.ts';
import { fieldValue, type Resource } from '../delivery/resource.ts';

/** The words of a search in lower case, without those of a single character, which the API ignores. */
export function toWords(query: string): string[] {
  return split(query).filter((word) => word.length > 1);
}

/** The words of a field value: those of text, of lists of text, and of rich text. */
export function toTokens(value: unknown): string[] {
  if (typeof value === 'string') return split(value);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as { value?: unknown; content?: unknown[] };
  const own = typeof node.value === 'string' ? split(node.value) : [];
  return [...own, ...(node.content ?? []).flatMap(toTokens)];
}

const searchable = ['Symbol', 'Text', 'RichText'];

/** Searches all text fields of a resource. Every word of the search must begin some word of the resource. */
export function isMatch(resource: Resource, words: string[], locale: string, locales: Locales): boolean {
  const tokens = tokensOf(resource, locale, locales);
  return words.every((word) => tokens.some((token) => token.startsWith(word)));
}

const tokenCache = new WeakMap<Resource, Map<string, string[]>>();

function tokensOf(resource: Resource, locale: string, locales: Locales): string[] {
  const byLocale = tokenCache.get(resource) ?? new Map<string, string[]>();
  tokenCache.set(resource, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const tokens = new Set<string>();
  for (const [id, definition] of resource.definitions) {
    const value = fieldValue(resource, id, locale, locales);
    if (searchable.includes(definition.type)) for (const token of toTokens(value)) tokens.add(token);
    if (definition.items?.type === 'Symbol')
      for (const token of (value as unknown[] | undefined)?.flatMap(toTokens) ?? []) tokens.add(token);
    if (resource.kind === 'Asset' && id === 'file')
      for (const token of toTokens((value as { fileName?: string } | undefined)?.fileName)) tokens.add(token);
  }
  byLocale.set(locale, [...tokens]);
  return [...tokens];
}

function split(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
