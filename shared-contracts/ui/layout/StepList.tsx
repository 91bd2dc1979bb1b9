import { keyed } from './keyed.ts';
import styles from './StepList.module.css';

/**
 * Numbered steps along a line, each with an h3 (spec section 2, Accelerator detail: How It Works).
 *
 * @param className positions the list
 */
export function StepList({
  steps,
  className = '',
}: {
  steps: readonly { title: string; description: string }[];
  className?: string | undefined;
}) {
  return (
    <ol className={`${styles.steps} ${className}`}>
      {keyed(steps, ({ title }) => title).map(([key, { title, description }]) => (
        <li key={key}>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
