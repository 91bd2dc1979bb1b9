import { expect, it } from 'vitest';
import { toFundingStatus } from './funding-status.ts';

it.each([
  [undefined, { amountLeft: 500_000, amountSpent: 0, percentLeft: 100 }],
  [125_000, { amountLeft: 375_000, amountSpent: 125_000, percentLeft: 75 }],
  [500_000, { amountLeft: 0, amountSpent: 500_000, percentLeft: 0 }],
  [612_000, { amountLeft: 0, amountSpent: 612_000, percentLeft: 0 }],
  [-100, { amountLeft: 500_100, amountSpent: -100, percentLeft: 100 }],
])('computes the status of a pool of 500,000 with %s spent', (spent, status) => {
  expect(toFundingStatus(500_000, spent)).toEqual(status);
});
