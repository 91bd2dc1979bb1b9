import { expect, it } from 'vitest';
import { describeChanges, takeSnapshot } from './global-changes.ts';

/** What a test writes; the cast keeps the compiler from noticing. */
const anything = globalThis as unknown as Record<string, unknown>;

it('finds nothing if nothing was written', () => {
  expect(describeChanges(takeSnapshot())).toEqual([]);
});

it.each<[string, () => () => void]>([
  [
    'Object.prototype.x',
    () => {
      Object.defineProperty(Object.prototype, 'x', { value: 1, configurable: true });
      return () => Reflect.deleteProperty(Object.prototype, 'x');
    },
  ],
  [
    'globalThis.fetch',
    () => {
      const { fetch } = anything;
      anything.fetch = () => null;
      return () => {
        anything.fetch = fetch;
      };
    },
  ],
  [
    'Array.prototype.map',
    () => {
      const { map } = Array.prototype;
      Array.prototype.map = (() => []) as typeof map;
      return () => {
        Array.prototype.map = map;
      };
    },
  ],
  [
    'globalThis.leftover',
    () => {
      anything.leftover = true;
      return () => void Reflect.deleteProperty(globalThis, 'leftover');
    },
  ],
])('names a write to %s', (name, write) => {
  const before = takeSnapshot();
  const restore = write();
  const changes = describeChanges(before);
  restore();
  expect(changes.join()).toContain(name);
});
