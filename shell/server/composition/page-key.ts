import { marketingParameters } from '@site/server/marketing-parameters';
import type { PageRequest } from './page-request.ts';

/** Everything of a request that a page may depend on, e.g. `/case-study?industry=retail`. */
export function toPageKey({ request }: Pick<PageRequest, 'request'>): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of [...searchParams.keys()]) if (marketingParameters.test(name)) searchParams.delete(name);
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}`;
}

/** The request that a page is made from. */
export function fromPageKey(key: string, siteOrigin: string): Pick<PageRequest, 'request'> {
  return { request: new Request(new URL(key, siteOrigin)) };
}
