import type { TitledText } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { BrainCircuit, Gauge, type LucideIcon, ShieldCheck } from 'lucide-react';
import styles from './Pillars.module.css';

const icons: readonly LucideIcon[] = [BrainCircuit, ShieldCheck, Gauge];

export function Pillars({ pillars }: { pillars: readonly TitledText[] }) {
  return (
    <section aria-labelledby="pillars" className={styles.section}>
      <h2 id="pillars">What the program pays for</h2>
      <ul className={styles.pillars}>
        {keyed(pillars, ({ title }) => title).map(([key, { title, description }], index) => {
          const Icon = icons[index % icons.length] ?? BrainCircuit;
          return (
            <li key={key}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
