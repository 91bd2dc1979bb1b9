import { dropSecondClick } from '@site/ui/feedback/drop-second-click';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './ConsentBanner.tsx';
import { type Consent, isRefusedByBrowser } from './consent.ts';
import { onConsentElsewhere } from './consent-elsewhere.ts';

/**
 * Asks whether we may count visits, until the visitor answers here or in another tab. The banner has its own React root, so an error in it cannot break a page.
 *
 * @param isAskedFor whether the visitor opened the banner, which then takes the focus and gives it back when closed
 * @returns undefined if the browser has already answered, with Global Privacy Control
 */
export async function askConsent(isAskedFor: boolean): Promise<Consent | undefined> {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const cameFrom = document.activeElement;
  const answered = new AbortController();
  const consent = await new Promise<Consent | undefined>((resolve) => {
    onConsentElsewhere(resolve, answered.signal);
    const onChoose = (chosen: Consent | undefined) => {
      dropSecondClick();
      resolve(chosen);
    };
    root.render(
      <ConsentBanner isAskedFor={isAskedFor} isRefusedByBrowser={isRefusedByBrowser()} onChoose={onChoose} />,
    );
  });
  answered.abort();
  const hadFocus = place.contains(document.activeElement);
  root.unmount();
  place.remove();
  if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  return consent;
}
