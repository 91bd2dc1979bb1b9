import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createReserve } from './reserve.ts';

function startReserve() {
  const started: EventEmitter[] = [];
  const reserve = createReserve(() => {
    const one = new EventEmitter();
    started.push(one);
    return one;
  });
  return { ...reserve, started };
}

it('gives away what it started ahead, once, and then a new one each time', () => {
  const { take, restock, started } = startReserve();
  restock();
  restock();
  expect(started).toHaveLength(1);
  const [ahead] = started;
  expect(take()).toBe(ahead);
  expect(take()).not.toBe(ahead);
  expect(started).toHaveLength(2);
  expect(ahead?.eventNames(), 'whoever takes it hears of its end').toEqual([]);
});

it.each(['exit', 'error'])('gives nobody one that has ended in the meantime (%s)', (event) => {
  const { take, restock, started } = startReserve();
  restock();
  started[0]?.emit(event, new Error('killed'));
  expect(take()).not.toBe(started[0]);
  restock();
  expect(take()).toBe(started[2]);
});
