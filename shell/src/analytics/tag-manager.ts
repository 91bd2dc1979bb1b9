import type { PageView } from '@site/contract/analytics/page-view';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const scriptId = 'tag-manager';

/**
 * Puts a `page_view` with `page_path` and `page_title` into Google Tag Manager's data layer, after loading the
 * container the first time. The container's page-view tag should fire on this event, and on no history change.
 */
export function sendPageView(tagManagerId: string, { path, title }: PageView): void {
  if (!document.getElementById(scriptId)) load(tagManagerId);
  window.dataLayer?.push({ event: 'page_view', page_path: path, page_title: title });
}

/** Ends what the container started: its cookies go, and the page starts over without it. */
export function stopTagManager(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((candidate) => candidate.startsWith('_g'))) {
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API deletes no cookie of a parent domain everywhere
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  location.reload();
}

/** This script has the page's trust (`strict-dynamic`), so the element that it makes needs no nonce. */
function load(tagManagerId: string): void {
  window.dataLayer ??= [];
  allowAnalyticsOnly();
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
  document.head.append(script);
}

/** The visitor agreed to counting visits, not to advertising. Google's consent mode knows a command by its `arguments`. */
function allowAnalyticsOnly(): void {
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
}

function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a rest parameter would be an array, which the data layer ignores
  window.dataLayer?.push(arguments);
}
