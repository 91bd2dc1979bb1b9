import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Actions } from './Actions.tsx';
import { Screen } from './Screen.tsx';

/**
 * Replaces a page whose remote is down: says what happened and what still works, and offers a Retry.
 *
 * @param onRetry tries again in place; without it, Retry reloads the page, which needs no scripts
 */
export function RemoteFallback({ onRetry }: { onRetry?: () => void }) {
  return (
    <div role="alert">
      <Screen mark="One moment" title="This page is taking a break">
        <p>We could not load this part of the site. Everything else works as usual, and this part will be back soon.</p>
        <Actions>
          {onRetry ? (
            <Button onClick={onRetry}>Retry</Button>
          ) : (
            <form method="get">
              <Button type="submit">Retry</Button>
            </form>
          )}
          <ButtonLink to="/" look="secondary">
            Back to Home
          </ButtonLink>
        </Actions>
      </Screen>
    </div>
  );
}
