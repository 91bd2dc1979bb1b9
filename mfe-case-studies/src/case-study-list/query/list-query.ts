/** How many cards the page shows at first, and how many Show more adds. Fills whole rows of 1, 2 and 3 cards. */
export const pageSize = 24;

/** The visitor's filters and search. They live in the URL, so that visitors can share them and go back. */
export interface ListQuery {
  /** Free text over title and description. */
  text: string;
  /** At most one industry; empty for all. */
  industry: string;
  /** AWS services; a case study must use at least one of them. Empty for all. */
  services: string[];
  /** The maximum number of cards to show. */
  shown: number;
  /** How many cards to skip. Without JavaScript, Show more links to the next cards instead of adding them. */
  from: number;
}

/** The names of the parameters that say it. */
export const listParameters = ['q', 'industry', 'service', 'shown', 'from'];

/** Reads the query from the URL. A form without JavaScript sends the same names. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  return {
    text: parameters.get('q')?.trim() ?? '',
    // Without JavaScript, the form sends the current industry, followed by the one whose button was pressed.
    industry: parameters.getAll('industry').at(-1) ?? '',
    services: [...new Set(parameters.getAll('service').filter(Boolean))],
    shown: Math.max(pageSize, toPages(parameters.get('shown'))),
    from: toPages(parameters.get('from')),
  };
}

/** The search string of the URL for a query; empty for the whole list. */
export function toSearch({ text, industry, services, shown, from }: ListQuery): string {
  const parameters = new URLSearchParams([
    ...(text ? [['q', text]] : []),
    ...(industry ? [['industry', industry]] : []),
    ...services.map((service) => ['service', service]),
    ...(shown > pageSize ? [['shown', String(shown)]] : []),
    ...(from > 0 ? [['from', String(from)]] : []),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

export function isFiltered({ text, industry, services }: ListQuery): boolean {
  return Boolean(text || industry || services.length > 0);
}

/** Reads a number of cards from the URL, rounded to whole pages; 0 if it is invalid or too large. */
function toPages(count: string | null): number {
  const pages = Math.ceil(Number(count) / pageSize);
  return pages > 0 && pages < 1_000 ? pages * pageSize : 0;
}
