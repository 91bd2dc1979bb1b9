import { getConnInfo } from '@hono/node-server/conninfo';
import { createFindClient, toVisitor } from '@site/server/client-address';
import type { Context, MiddlewareHandler } from 'hono';

const variable = 'clientAddress';

/** Finds out, once for each request, which visitor it counts against. @param trusted the value of `TRUSTED_PROXIES` */
export function findClientAddress(trusted: string): MiddlewareHandler {
  const findClient = createFindClient(trusted);
  return async (context, next) => {
    context.set(variable, toVisitor(findClient(...readHops(context))));
    await next();
  };
}

/** The visitor that a request counts against: an IPv4 address or an IPv6 network. */
export function getClientAddress(context: Context): string {
  return context.get(variable) ?? '';
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/.test(host);
}

function readHops(context: Context): [peer: string | undefined, forwardedFor: string | undefined] {
  const forwardedFor = context.req.header('X-Forwarded-For');
  const gateway = context.env?.requestContext;
  const peer = gateway?.identity?.sourceIp ?? gateway?.http?.sourceIp;
  if (peer) {
    // The gateway has added its peer to the header already.
    return [peer, forwardedFor?.replace(/(^|,)\s*[^,\s]+\s*$/, '') || undefined];
  }
  return [context.env?.incoming ? getConnInfo(context).remote.address : undefined, forwardedFor];
}
