/** What the visitor said about analytics. */
export type Consent = 'allowed' | 'refused';

const key = 'analytics-consent';

/**
 * The visitor's answer so far; undefined where nobody asked. It stays in the browser, so that pages are the same for
 * everyone and no request carries it.
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

/** Remembers the answer for later visits, where the browser keeps anything. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    console.info('This browser keeps no answers; the question about analytics comes again at the next visit.');
  }
}

/** Global Privacy Control is a refusal, whatever was answered before: https://www.w3.org/TR/gpc/ */
export function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
