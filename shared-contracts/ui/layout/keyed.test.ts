import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('keeps a name as the key, and numbers it when it comes again', () => {
  const keys = keyed(['Plan', 'Build', 'Plan', '', ''], (name) => name).map(([key]) => key);
  expect(keys.slice(0, 2)).toEqual(['Plan', 'Build']);
  expect(new Set(keys).size).toBe(5);
});

it('pairs each key with its item', () => {
  const items = [{ title: 'Plan' }, { title: 'Plan' }];
  expect(keyed(items, ({ title }) => title).map(([, item]) => item)).toEqual(items);
});
