import { Section } from '@site/ui/layout/Section';
import type { ReactNode } from 'react';
import styles from './ListHero.module.css';

export function ListHero({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <Section ground="ink" className={styles.hero}>
      <div className={styles.stage}>
        <svg className={styles.lanes} viewBox="0 0 720 560" fill="none" aria-hidden="true">
          {lanes.map(({ y, from, to }) => (
            <g key={y}>
              <path d={`M0 ${y}H720`} className={styles.lane} />
              <path d={`M${from} ${y}H${to}`} className={styles.run} />
              <circle cx={to} cy={y} r="5" className={styles.head} />
            </g>
          ))}
          <path d="M612 40V520" className={styles.finish} />
        </svg>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{description}</p>
        </div>
        <div className={styles.question}>{children}</div>
      </div>
    </Section>
  );
}

/** Five programs as lanes, each at a different distance from the finish line. */
const lanes = [
  { y: 80, from: 210, to: 612 },
  { y: 180, from: 60, to: 430 },
  { y: 280, from: 280, to: 560 },
  { y: 380, from: 120, to: 612 },
  { y: 480, from: 330, to: 490 },
];
