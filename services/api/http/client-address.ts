import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that a request is counted under. A proxy on the same machine (the shell's server among them) is believed
 * about the visitor behind it, and only about the last hop, which it saw itself. On Lambda the gateway says it.
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
