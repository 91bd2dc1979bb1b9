/** What the visitor said about analytics. */
export type Consent = 'allowed' | 'refused';

const key = 'analytics-consent';

/**
 * The visitor's answer, or undefined before there is one. It is stored in the browser and sent with no request, so
 * pages are the same for everyone.
 */
export function readConsent(): Consent | undefined {
  if (isRefusedByBrowser()) return 'refused';
  try {
    const kept = localStorage.getItem(key);
    return kept === 'allowed' || kept === 'refused' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the answer for later visits, if the browser allows it. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    console.info('This browser stores nothing, so the question about analytics will come back on the next visit.');
  }
}

/** Calls back with each answer that the visitor gives in another tab. */
export function onConsentElsewhere(listener: (consent: Consent) => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  window.addEventListener(
    'storage',
    (event) => {
      const consent = event.key === key && readConsent();
      if (consent) listener(consent);
    },
    options,
  );
}

/** Global Privacy Control is a refusal and overrides any earlier answer: https://www.w3.org/TR/gpc/ */
export function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
