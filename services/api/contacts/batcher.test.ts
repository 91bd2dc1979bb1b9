import { expect, it } from 'vitest';
import { type Failure, toFailure } from '../database/failure.ts';
import { createBatcher } from './batcher.ts';

const oneAtATime = { atOnce: 1, toFailure };
const badData = Object.assign(new Error('no'), { code: '22P02' });

it('gathers what arrives during a batch into the next', async () => {
  const batches: number[][] = [];
  const { add } = createBatcher(oneAtATime, async (batch: number[]) => void batches.push(batch));
  await Promise.all([1, 2, 3].map(add));
  await add(4);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

it('begins no second batch beside one that is prompt', async () => {
  const batches: number[][] = [];
  const { add } = createBatcher({ atOnce: 4, toFailure }, async (batch: number[]) => void batches.push(batch));
  await Promise.all([1, 2, 3, 4].map(add));
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

it('fails only the item that cannot be stored', async () => {
  const stored: number[] = [];
  const { add } = createBatcher(oneAtATime, async (batch: number[]) => {
    if (batch.includes(3)) {
      throw badData;
    }
    stored.push(...batch);
  });
  const settled = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual([1, 2, 4]);
});

it('does not hold up others behind a batch that hangs', async () => {
  const { add, waiting } = createBatcher({ atOnce: 2, toFailure }, async ([item]: string[]) => {
    if (item === 'hangs') {
      await new Promise(() => undefined);
    }
  });
  const hanging = add('hangs');
  await Promise.all([add('a'), add('b')]);
  expect(waiting().count).toBe(1);
  await expect(hanging).rejects.toThrow('not stored in time');
  expect(waiting()).toEqual({ count: 0, oldest: 0 });
});

it.each<[Failure, number]>([
  ['connection', 2],
  ['database', 1],
])('after a failure of the %s runs %i times', async (failure, times) => {
  let runs = 0;
  const { add } = createBatcher({ atOnce: 1, toFailure: () => failure }, async () => {
    runs++;
    if (runs === 1) {
      throw new Error('down');
    }
  });
  const [settled] = await Promise.allSettled([add('a')]);
  expect([runs, settled.status]).toEqual([times, times === 2 ? 'fulfilled' : 'rejected']);
});
