import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Actions } from './Actions.tsx';

/** The two ways on from a screen that has nothing else to offer. */
export function HomeOrContact() {
  return (
    <Actions>
      <ButtonLink to="/">Back to Home</ButtonLink>
      <ButtonLink to="/contact-us" look="secondary">
        Contact Us
      </ButtonLink>
    </Actions>
  );
}
