import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './ConsentBanner.tsx';
import { type Consent, isRefusedByBrowser } from './consent.ts';

/**
 * Asks whether visits may be counted. The banner stands in a React root of its own, so that it can harm no page.
 *
 * @param isAskedFor the visitor wants to choose: focus goes to the banner, and back afterwards
 * @returns undefined where the browser has answered already, by Global Privacy Control
 */
export async function askConsent(isAskedFor: boolean): Promise<Consent | undefined> {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const cameFrom = document.activeElement;
  const consent = await new Promise<Consent | undefined>((resolve) => {
    root.render(<ConsentBanner isAskedFor={isAskedFor} isRefusedByBrowser={isRefusedByBrowser()} onChoose={resolve} />);
  });
  const hadFocus = place.contains(document.activeElement);
  root.unmount();
  place.remove();
  if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  return consent;
}
