import { type Consent, consentKey, readConsent } from './consent.ts';

/**
 * Calls back with each answer that the visitor gives in another tab, or gave while the browser kept this page for Back and
 * Forward: a kept page is not told what is stored.
 */
export function onConsentElsewhere(listener: (consent: Consent) => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  const tell = () => {
    const consent = readConsent();
    if (consent) listener(consent);
  };
  window.addEventListener('storage', ({ key }) => key === consentKey && tell(), options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell(), options);
}
