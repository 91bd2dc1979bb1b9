import type { AnalyticsEvent } from '@site/contract/analytics/analytics-event';
import type { PageView } from '@site/contract/analytics/page-view';
import { type Consent, keepConsent, readConsent } from './consent.ts';

/** Sends page views of visitors who agreed, and asks those who have not answered. */
export interface Analytics {
  /** Sends the view if the visitor agreed; asks if there is no answer yet. */
  trackPageView(view: PageView): void;
  /** Sends the event if the visitor agreed; drops it otherwise. */
  trackEvent(event: AnalyticsEvent): void;
  /** Asks again, so visitors can change their mind. */
  openPrivacyChoices(): void;
}

/**
 * Analytics for sites with a tag manager (spec section 1). Only this decision is in the first download; the banner and
 * the tag manager are loaded when they are needed.
 */
export function createAnalytics(tagManagerId: string): Analytics {
  let current: PageView | undefined;
  let answer: Consent | undefined;
  let asking = false;

  async function ask(isAskedFor: boolean): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      const { askConsent } = await import(/* webpackChunkName: "consent" */ './ask-consent.tsx');
      const before = readConsent() ?? answer;
      answer = await askConsent(isAskedFor);
      if (!answer) return;
      keepConsent(answer);
      if (answer === 'allowed' && before !== 'allowed') await send();
      if (answer === 'refused' && before === 'allowed') (await loadTagManager()).stopTagManager();
    } catch (error) {
      console.info('Could not ask about analytics, so nothing is measured.', error);
    } finally {
      asking = false;
    }
  }

  async function send(): Promise<void> {
    const view = current;
    if (view) (await loadTagManager()).sendPageView(tagManagerId, view);
  }

  return {
    trackPageView(view) {
      current = view;
      const consent = readConsent() ?? answer;
      if (consent === 'allowed') send().catch((error: unknown) => console.info('Could not send a page view.', error));
      if (!consent) void ask(false);
    },
    trackEvent(event) {
      if ((readConsent() ?? answer) !== 'allowed') return;
      loadTagManager()
        .then(({ sendEvent }) => sendEvent(event))
        .catch((error: unknown) => console.info('Could not send an event.', error));
    },
    openPrivacyChoices: () => void ask(true),
  };
}

function loadTagManager() {
  return import(/* webpackChunkName: "tag-manager" */ './tag-manager.ts');
}
