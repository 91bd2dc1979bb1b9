import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { useState } from 'react';
import { Actions } from './Actions.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import { Screen } from './Screen.tsx';
import { WaysOn } from './WaysOn.tsx';

/** The error page while a visitor reports the error, and its thanks. Loads when somebody asks for it. */
export function ErrorReport({ onCancel }: { onCancel: () => void }) {
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return (
      <Screen mark="Thanks" title="Thank you for telling us">
        <FeedbackThanks />
      </Screen>
    );
  }
  return (
    <Screen mark="500" title="Oops, Something went wrong" beside={<WaysOn />}>
      <FeedbackForm onSent={() => setIsSent(true)} onCancel={onCancel} />
      <Actions>
        <ButtonLink to="/" look="secondary">
          Back to Home
        </ButtonLink>
      </Actions>
    </Screen>
  );
}
