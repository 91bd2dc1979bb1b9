import { toLongDate } from '@site/content/fields/long-date';
import styles from './CountdownTimer.module.css';
import { useCountdown } from './use-countdown.ts';

const units = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['mins', 'Mins'],
  ['secs', 'Secs'],
] as const;

/** Time left to apply. After the deadline, shows zeros and says that the round has closed. */
export function CountdownTimer({ applyBy, asOf }: { applyBy: string; asOf: number }) {
  const countdown = useCountdown(applyBy, asOf);
  const date = toLongDate(applyBy);
  return (
    <div className={styles.countdown}>
      <p className={styles.state}>{countdown.isOver ? `This round closed on ${date}` : `Apply by ${date}`}</p>
      <div role="timer" aria-label="Time left to apply" className={styles.units}>
        {units.map(([unit, label]) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.number}>{String(countdown[unit]).padStart(2, '0')}</span>{' '}
            <span className={styles.label}>{label}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
