import { getConnInfo } from '@hono/node-server/conninfo';
import { createFindClient } from '@site/server/client-address';
import type { Context } from 'hono';

/** Tells the address that a request came from, before the proxies. @param trusted the value of `TRUSTED_PROXIES` */
export function createClientOf(trusted: string): (context: Context) => string {
  const findClient = createFindClient(trusted);
  return (context) => findClient(getConnInfo(context).remote.address, context.req.header('X-Forwarded-For'));
}
