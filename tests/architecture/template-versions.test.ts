import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, 'package.json'), 'utf8'));

it('gives a new remote the versions of this workspace', () => {
  const kit = read('shared-contracts/kit');
  const { dependencies, devDependencies } = read('shared-contracts/kit/create/template');
  const toRange = ({ version }: Manifest) => `^${version.split('.')[0]}.0.0`;
  const known: Record<string, string> = {
    ...read('').devDependencies,
    ...kit.dependencies,
    ...kit.peerDependencies,
    '@site/kit': toRange(kit),
    '@site/contract': toRange(read('shared-contracts/contract')),
  };
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(range, name).toBe(known[name]);
});
