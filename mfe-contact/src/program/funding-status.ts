/** How much of the funding pool is left (spec section 3, Funding status). */
export interface FundingStatus {
  /** Dollars, never below zero. */
  amountLeft: number;
  /** Dollars. */
  amountSpent: number;
  /** What is left of the pool, 0 to 100. */
  percentLeft: number;
}

/** @param spent dollars; undefined where the provider's API does not answer, then the pool shows as untouched */
export function toFundingStatus(pool: number, spent = 0): FundingStatus {
  const amountLeft = Math.max(0, pool - spent);
  const percentLeft = Math.min(100, Math.max(0, (amountLeft / pool) * 100));
  return { amountLeft, amountSpent: spent, percentLeft };
}
