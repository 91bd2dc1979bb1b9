import { lookup } from 'node:dns/promises';

/** All shells at an address: one for each address that its name has. @throws if nobody knows the name */
export async function findShells(url: string): Promise<URL[]> {
  const addresses = await lookup(new URL(url).hostname, { all: true });
  return addresses.map(({ address, family }) => {
    const found = new URL(url);
    found.hostname = family === 6 ? `[${address}]` : address;
    return found;
  });
}
