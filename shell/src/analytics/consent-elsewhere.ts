import { type Consent, consentKey, readConsent } from './consent.ts';

/** Calls back with each answer that the visitor gives in another tab. */
export function onConsentElsewhere(listener: (consent: Consent) => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  window.addEventListener(
    'storage',
    (event) => {
      const consent = event.key === consentKey && readConsent();
      if (consent) listener(consent);
    },
    options,
  );
}
