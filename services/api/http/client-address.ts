import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that a request counts against. Behind a proxy on this machine, such as the shell's server, it is the last hop
 * in `X-Forwarded-For`, which that proxy added itself. On Lambda, the gateway names it.
 */
export function getClientAddress(context: Context): string {
  const gateway = context.env?.requestContext;
  const gatewayAddress = gateway?.identity?.sourceIp ?? gateway?.http?.sourceIp;
  if (gatewayAddress) {
    return gatewayAddress;
  }
  const peer = context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '';
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return isLoopback(peer) && forwarded ? forwarded : peer;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/.test(host);
}
