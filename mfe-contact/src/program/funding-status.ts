/** How much of the funding pool is left (spec section 3, Funding status). */
export interface FundingStatus {
  /** Dollars, never below zero. */
  amountLeft: number;
  /** Dollars. */
  amountSpent: number;
  /** Share of the pool that is left, 0 to 100. */
  percentLeft: number;
}

/** @param spent dollars; undefined if the provider's API fails, in which case the pool shows as full */
export function toFundingStatus(pool: number, spent = 0): FundingStatus {
  const amountLeft = Math.max(0, pool - spent);
  const percentLeft = Math.min(100, Math.max(0, (amountLeft / pool) * 100));
  return { amountLeft, amountSpent: spent, percentLeft };
}
