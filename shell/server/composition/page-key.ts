import type { PageRequest } from './page-request.ts';

/** Parameters by which marketing tells where visitors come from; no page shows something else because of them. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_cid|mc_eid)$/;

/** Everything of a request that a page may depend on, e.g. `/case-study?industry=retail`. */
export function toPageKey({ request }: Pick<PageRequest, 'request'>): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}`;
}

/** The request that a page is made from. */
export function fromPageKey(key: string, siteOrigin: string): Pick<PageRequest, 'request'> {
  return { request: new Request(new URL(key, siteOrigin)) };
}
