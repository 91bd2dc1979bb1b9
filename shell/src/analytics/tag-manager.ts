import { withoutDirectionMarks } from '@site/content/fields/without-direction-marks';
import type { AnalyticsEvent } from '@site/contract/analytics/analytics-event';
import type { PageView } from '@site/contract/analytics/page-view';
import { campaignParameters } from '@site/contract/clients/lead-source';
import { onConsentElsewhere } from './consent-elsewhere.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const scriptId = 'tag-manager';
/** Whether the visitor has refused in another tab, since the container was loaded. */
let isSilenced = false;

/**
 * Pushes a `page_view` with `page_path` and `page_title` to Google Tag Manager's data layer; the first call loads the
 * container. The container's page-view tag should fire on this event and not on history changes.
 */
export function sendPageView(tagManagerId: string, { path, title }: PageView): void {
  if (!document.getElementById(scriptId)) load(tagManagerId);
  if (isSilenced) setSilenced(false);
  const [pathname = '', search] = path.split('?');
  const parameters = [...new URLSearchParams(search)];
  const told = new URLSearchParams(parameters.filter(([name]) => toldParameters.includes(name))).toString();
  const typed = parameters.filter(([name, value]) => !toldParameters.includes(name) && value.trim());
  window.dataLayer?.push({
    event: 'page_view',
    page_path: told ? `${pathname}?${told}` : pathname,
    page_title: withoutTyped(title, typed),
  });
}

/** Every other parameter may hold what somebody typed, a search or a question, which titles repeat. */
const toldParameters: readonly string[] = [...campaignParameters, 'PreviousPage'];

/** A title may repeat the beginning of what was typed after a colon, with marks of the direction of writing around it or without. */
function withoutTyped(title: string, typed: readonly string[][]): string {
  const values = typed.map(([, value = '']) => withoutDirectionMarks(value));
  for (let at = title.indexOf(': '); at >= 0; at = title.indexOf(': ', at + 1)) {
    const said = withoutDirectionMarks(title.slice(at + 2));
    if (said && values.some((value) => value.startsWith(said))) return `${title.slice(0, at)}: …`;
  }
  return title;
}

/** Pushes what a visitor did, with the event's name and its other fields (see the contract's `AnalyticsEvent`). */
export function sendEvent({ name, ...fields }: AnalyticsEvent): void {
  window.dataLayer?.push({ event: name, ...fields });
}

/** Deletes the container's cookies and reloads the page without it. */
export function stopTagManager(): void {
  deleteCookies();
  location.reload();
}

/** Counts nothing more, but leaves the page as it is, because the visitor may have typed something. The next page view ends this. */
function silence(): void {
  if (isSilenced) return;
  setSilenced(true);
  deleteCookies();
}

function setSilenced(silenced: boolean): void {
  isSilenced = silenced;
  command('consent', 'update', { analytics_storage: silenced ? 'denied' : 'granted' });
}

function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((candidate) => candidate.startsWith('_g'))) {
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser's Cookie Store API deletes cookies of a parent domain
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function load(tagManagerId: string): void {
  isSilenced = false;
  window.dataLayer ??= [];
  allowAnalyticsOnly();
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
  document.head.append(script);
  onConsentElsewhere((consent) => {
    if (consent === 'refused') silence();
  });
  document.addEventListener('click', followLink, { capture: true, passive: true });
}

/** Calls to action and downloads are links, so one listener knows them on all pages. */
function followLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || isSilenced) return;
  const { pathname, origin } = link;
  if (/\.pdf$/i.test(pathname)) sendEvent({ name: 'download', file: pathname.split('/').at(-1) ?? '' });
  else if (origin === location.origin && pagesWithForms.includes(pathname)) {
    sendEvent({ name: 'call_to_action', label: toLabel(link), to: pathname });
  }
}

const pagesWithForms = ['/contact-us', '/mobile-contact-us', '/smb-aws-accelerator-program'];

function toLabel(link: HTMLElement): string {
  return (link.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);
}

/** The visitor agreed to counting visits, not to advertising. */
function allowAnalyticsOnly(): void {
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
}

function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: consent mode ignores arrays, and a rest parameter is one
  window.dataLayer?.push(arguments);
}
