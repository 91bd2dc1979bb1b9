import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import * as v from 'valibot';

/**
 * The variable `TRUSTED_PROXIES`: how many proxies stand before the process, or their networks, separated by commas, such as
 * `loopback, 10.0.0.0/8`.
 */
export const trustedProxies = v.pipe(
  v.string(),
  v.check((text) => {
    try {
      return Boolean(toTrust(text));
    } catch {
      return false;
    }
  }, 'should be a number of proxies, or networks such as loopback, 10.0.0.0/8'),
);

/** Who sent a request. `forwardedFor` is the header `X-Forwarded-For`, `peer` the other end of the connection. */
export type FindClient = (peer: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Finds the visitor's address behind proxies: the last one in `X-Forwarded-For` that no trusted proxy has. What a visitor
 * writes into that header is not believed.
 *
 * @param trusted the value of `TRUSTED_PROXIES`
 */
export function createFindClient(trusted: string): FindClient {
  const trust = toTrust(trusted);
  return (peer = '', forwardedFor) => {
    // The library reads no more than this of a request.
    const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwardedFor } };
    const found = proxyAddress(request as unknown as IncomingMessage, trust);
    return ipaddr.isValid(found) ? found : peer;
  };
}

/** What limits count as one visitor: an IPv4 address, or a /64 network of IPv6, which one connection has for itself. */
export function toVisitor(address: string): string {
  if (!ipaddr.isValid(address)) {
    return address;
  }
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}

function toTrust(text: string): (address: string, hop: number) => boolean {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  return count === undefined
    ? proxyAddress.compile(text.split(',').map((network) => network.trim()))
    : (_address, hop) => hop < count;
}
