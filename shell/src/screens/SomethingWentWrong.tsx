import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { useState } from 'react';
import { Actions } from './Actions.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import { Screen } from './Screen.tsx';

export const somethingWentWrongMeta = (): PageMeta => ({
  title: 'Something went wrong',
  description: 'Something went wrong on our side. Go back to the home page, or tell us what happened.',
  noIndex: true,
});

/** The error page, at /broken and for errors of the shell itself (spec section 2, 404 and error page; section 4). */
export function SomethingWentWrong() {
  const [feedback, setFeedback] = useState<'closed' | 'open' | 'sent'>('closed');
  if (feedback === 'sent') {
    return (
      <Screen mark="Thanks" title="Thank you for telling us">
        <FeedbackThanks />
      </Screen>
    );
  }
  return (
    <Screen mark="500" title="Oops, Something went wrong">
      <p>This one is on us, not you. Go back to the home page, or tell us what happened so we can fix it.</p>
      <Actions>
        <ButtonLink to="/">Back to Home</ButtonLink>
        {feedback === 'closed' && (
          <Button look="secondary" onClick={() => setFeedback('open')}>
            Report this issue
          </Button>
        )}
      </Actions>
      {feedback === 'open' && (
        <FeedbackForm onSent={() => setFeedback('sent')} onCancel={() => setFeedback('closed')} />
      )}
    </Screen>
  );
}
