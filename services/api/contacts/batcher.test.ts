import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

it('gathers what arrives during a batch into the next', async () => {
  const batches: number[][] = [];
  const add = createBatcher(async (batch: number[]) => void batches.push(batch));
  await Promise.all([1, 2, 3].map(add));
  await add(4);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

it('fails only the item that cannot be stored', async () => {
  const stored: number[] = [];
  const add = createBatcher(async (batch: number[]) => {
    if (batch.includes(3)) {
      throw new Error('no');
    }
    stored.push(...batch);
  });
  const settled = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual([1, 2, 4]);
});
