import type { ExportedLocale } from '../export/space-export.ts';

/** A space's locales and their fallbacks. */
export interface Locales {
  all: ExportedLocale[];
  default: string;
  has(code: string): boolean;
  /** The locale and its fallbacks, in the order in which they are searched for a value. */
  chain(code: string): readonly string[];
}

/** Prepares the fallback chains. A chain that returns to one of its own locales ends there. */
export function toLocales(exported: ExportedLocale[]): Locales {
  const byCode = new Map(exported.map((locale) => [locale.code, locale]));
  const chains = new Map(exported.map((locale) => [locale.code, chainOf(locale, byCode)]));
  const defaultLocale = exported.find((locale) => locale.default)?.code ?? 'en-US';
  return {
    all: exported,
    default: defaultLocale,
    has: (code) => byCode.has(code),
    chain: (code) => chains.get(code) ?? [defaultLocale],
  };
}

function chainOf(locale: ExportedLocale, byCode: Map<string, ExportedLocale>): string[] {
  const chain: string[] = [];
  let next: ExportedLocale | undefined = locale;
  while (next && !chain.includes(next.code)) {
    chain.push(next.code);
    next = next.fallbackCode ? byCode.get(next.fallbackCode) : undefined;
  }
  return chain;
}
