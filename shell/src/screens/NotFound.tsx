import { HomeOrContact } from './HomeOrContact.tsx';
import { Screen } from './Screen.tsx';
import { WaysOn } from './WaysOn.tsx';

/** The screen for an address without a page (spec section 2, 404). */
export function NotFound() {
  return (
    <Screen mark="404" title="Page Not Found" beside={<WaysOn />}>
      <p>We couldn't find that page. It may have moved, or there may be a typo in the address.</p>
      <HomeOrContact />
    </Screen>
  );
}
