import styles from './FundingBar.module.css';
import type { FundingStatus } from './funding-status.ts';

/** Progress bar of the funding that is left, with a label where the bar ends (spec section 2, SMB program page). */
export function FundingBar({ funding: { amountLeft, amountSpent, percentLeft } }: { funding: FundingStatus }) {
  const percent = Math.round(percentLeft);
  return (
    <div className={styles.funding}>
      {amountLeft === 0 ? (
        <p className={styles.exceeded}>Funding exceeded</p>
      ) : (
        <svg className={styles.mark} aria-hidden="true">
          <circle cx={`${percentLeft}%`} cy="26" r="3" />
          <text x={`${percentLeft}%`} y="14" textAnchor={toAnchor(percentLeft)}>
            {percent}% remaining
          </text>
        </svg>
      )}
      <progress className={styles.bar} max={100} value={percentLeft} aria-label="Funding remaining">
        {percent}%
      </progress>
      <dl className={styles.amounts}>
        <div>
          <dt>Amount left</dt>
          <dd>{toDollars(amountLeft)}</dd>
        </div>
        <div>
          <dt>Amount spent</dt>
          <dd>{toDollars(amountSpent)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** By hand, because a formatter of `Intl` takes a slow phone long to make. */
function toDollars(amount: number): string {
  return `$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** Aligns the label inward near either end, so that it is not cut off. */
function toAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 20) return 'start';
  return percent > 80 ? 'end' : 'middle';
}
