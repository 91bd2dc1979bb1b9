/** What the visitor said about analytics. */
export type Consent = 'allowed' | 'refused';

/** Where the answer is stored. */
export const consentKey = 'analytics-consent';

/**
 * The visitor's answer, or undefined before there is one. It is stored in the browser and sent with no request, so
 * pages are the same for everyone.
 */
export function readConsent(): Consent | undefined {
  if (isRefusedByBrowser()) return 'refused';
  try {
    const kept = localStorage.getItem(consentKey);
    return kept === 'allowed' || kept === 'refused' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the answer for later visits, if the browser allows it. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent);
  } catch {
    console.info('This browser stores nothing, so the question about analytics will come back on the next visit.');
  }
}

/** Global Privacy Control is a refusal and overrides any earlier answer: https://www.w3.org/TR/gpc/ */
export function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
