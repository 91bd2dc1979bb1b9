import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Actions } from './Actions.tsx';
import { Screen } from './Screen.tsx';

/** Where no page is (spec section 2, 404). */
export function NotFound() {
  return (
    <Screen mark="404" title="Page Not Found">
      <p>We couldn't find that page. It may have moved, or the address has a typing error.</p>
      <Actions>
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to="/contact-us" look="secondary">
          Contact Us
        </ButtonLink>
      </Actions>
    </Screen>
  );
}
