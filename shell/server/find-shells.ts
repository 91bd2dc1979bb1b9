import { lookup } from 'node:dns/promises';

/**
 * All shells at an address: one for each address that its name has. With https it is the name alone, because a
 * certificate names hosts, and no shell could be asked by its address.
 *
 * @throws if nobody knows the name
 */
export async function findShells(url: string): Promise<URL[]> {
  const { hostname, protocol } = new URL(url);
  if (protocol === 'https:') return [new URL(url)];
  const addresses = await lookup(hostname, { all: true });
  return addresses.map(({ address, family }) => {
    const found = new URL(url);
    found.hostname = family === 6 ? `[${address}]` : address;
    return found;
  });
}
