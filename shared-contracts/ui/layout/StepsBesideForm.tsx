import { StepList } from './StepList.tsx';
import styles from './StepsBesideForm.module.css';

/** A `StepList` with small steps, next to a form; on tablets, they go side by side. */
export function StepsBesideForm({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return <StepList steps={steps} className={styles.steps} />;
}
