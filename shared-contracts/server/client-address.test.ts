import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createFindClient, toVisitor, trustedProxies } from './client-address.ts';

it.each([
  ['a visitor who connects directly', 'loopback', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who makes up a header', 'loopback', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a visitor behind one trusted proxy', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a visitor behind two', 'loopback, 10.0.0.0/8', '::ffff:127.0.0.1', '9.9.9.9, 203.0.113.7, 10.2.0.1', '203.0.113.7'],
  ['a visitor behind a number of proxies', '2', '192.0.2.1', '9.9.9.9, 203.0.113.7, 192.0.2.2', '203.0.113.7'],
  ['a trusted proxy that passes on no address', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
])('finds %s', (_who, trusted, peer, forwardedFor, client) => {
  expect(createFindClient(trusted)(peer, forwardedFor)).toBe(client);
});

it('counts the addresses of one IPv6 network as one visitor', () => {
  expect(toVisitor('2001:db8:1:2:3:4:5:6')).toBe(toVisitor('2001:db8:1:2:ffff::1'));
  expect(toVisitor('2001:db8:1:2::1')).not.toBe(toVisitor('2001:db8:1:3::1'));
  expect(toVisitor('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it.each(['everyone', '10.0.0.0/99', '-1'])('refuses TRUSTED_PROXIES=%s', (text) => {
  expect(v.safeParse(trustedProxies, text).success).toBe(false);
});
