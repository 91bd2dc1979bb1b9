import { Button } from '@site/ui/controls/Button';
import { TextField } from '@site/ui/controls/TextField';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describeComposition } from '../federation/describe-composition.ts';
import { Actions } from './Actions.tsx';
import styles from './FeedbackForm.module.css';

/** Asks what happened, and logs the answer and the page's versions to the browser's console. */
export function FeedbackForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const [error, setError] = useState<string>();
  const { pathname } = useLocation();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('feedback')).trim();
        if (!text) return setError('Please tell us what happened');
        console.info('Feedback', { feedback: text, page: pathname, versions: describeComposition() });
        onSent();
      }}
    >
      <TextField label="What happened?" name="feedback" multiline maxLength={2000} error={error} autoFocus />
      <Actions>
        <Button type="submit">Send Feedback</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
