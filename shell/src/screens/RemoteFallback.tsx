import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Actions } from './Actions.tsx';
import { Screen } from './Screen.tsx';

/** Replaces a page whose remote is down. Says what happened and what still works, and retries in place. */
export function RemoteFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Screen mark="One moment" title="This page is taking a break">
        <p>We could not load this part of the site. Everything else works as usual, and this part will be back soon.</p>
        <Actions>
          <Button onClick={onRetry}>Retry</Button>
          <ButtonLink to="/" look="secondary">
            Back to Home
          </ButtonLink>
        </Actions>
      </Screen>
    </div>
  );
}
