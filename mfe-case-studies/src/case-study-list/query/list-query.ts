/** How many cards stand in the page at first, and how many Show more adds. A whole number of rows of 1, 2 and 3. */
export const pageSize = 24;

/** What a visitor asked the list for. It lives in the address, so that it can be shared and the back button works. */
export interface ListQuery {
  /** Free text over title and description. */
  text: string;
  /** At most one industry; empty for all. */
  industry: string;
  /** AWS services, any of which a case study has to have used; none for all. */
  services: string[];
  /** How many cards are shown at most. */
  shown: number;
  /** How many cards come before the first that is shown: without JavaScript, more means the next ones. */
  from: number;
}

/** Reads the address's query; a form without JavaScript sends the same names. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  return {
    text: parameters.get('q')?.trim() ?? '',
    // Without JavaScript the form sends the industry in force and, after it, the one whose button was pressed.
    industry: parameters.getAll('industry').at(-1) ?? '',
    services: [...new Set(parameters.getAll('service').filter(Boolean))],
    shown: Math.max(pageSize, toPages(parameters.get('shown'))),
    from: toPages(parameters.get('from')),
  };
}

/** The address's query for what is asked; empty for the whole list. */
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

/** A number of cards from the address, in whole pages; nobody can ask for anything else. */
function toPages(count: string | null): number {
  const pages = Math.ceil(Number(count) / pageSize);
  return pages > 0 && pages < 1_000 ? pages * pageSize : 0;
}
