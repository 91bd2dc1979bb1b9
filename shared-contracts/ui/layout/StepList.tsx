import styles from './StepList.module.css';

/**
 * Numbered steps along a line, each with an h3 (spec section 2, Accelerator detail: How It Works).
 *
 * @param size use `small` next to a form; on tablets, small steps go side by side
 */
export function StepList({
  steps,
  size = 'large',
}: {
  steps: readonly { title: string; description: string }[];
  size?: 'large' | 'small';
}) {
  return (
    <ol className={styles.steps} data-size={size}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
