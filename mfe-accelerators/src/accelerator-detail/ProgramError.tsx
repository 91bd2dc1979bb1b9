import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Notice } from '@site/ui/feedback/Notice';
import { Section } from '@site/ui/layout/Section';
import styles from './ProgramError.module.css';

/** Spec section 8, Accelerator detail. */
export function ProgramError({ message }: { message: string }) {
  return (
    <Section narrow>
      <div className={styles.error}>
        <h1>We couldn't load this program</h1>
        <Notice tone="error">Failed to load program data: {message}</Notice>
        <ButtonLink to="/accelerators">Return to Accelerators Page</ButtonLink>
      </div>
    </Section>
  );
}
