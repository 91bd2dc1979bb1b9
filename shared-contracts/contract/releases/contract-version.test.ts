import { expect, it } from 'vitest';
import { isContractCompatible, toContractRange } from './contract-version.ts';

it.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.0', '1.4.2', true],
  ['1.0.9', '1.0.0', true],
  ['1.5.0', '1.4.0', false],
  ['1.10.0', '1.9.0', false],
  ['1.0.0', '2.0.0', false],
  ['2.0.0', '1.9.0', false],
])('a remote for contract %s in a shell with %s: %s', (remoteHas, shellHas, fits) => {
  expect(isContractCompatible(toContractRange(remoteHas), shellHas)).toBe(fits);
});
