import {
  campaignParameters,
  keepFirstTouch,
  type LeadSource,
  leadSourceLimit,
} from '@site/contract/clients/lead-source';
import { clickIds } from '@site/contract/clients/marketing-parameters';

/**
 * Keeps where the visitor came from, for the lead they may send in this session. The document's own address, because the
 * visitor may have moved on by the time this runs.
 */
export function keepArrival(address: string, from: string): void {
  const { searchParams, pathname, origin } = new URL(address);
  const campaign = campaignParameters.map((name) => [name, searchParams.get(name)] as const);
  const clickId = clickIds.find((name) => searchParams.has(name));
  const referrer = toSite(from);
  if (referrer === origin) return;
  const source = Object.entries({
    ...Object.fromEntries(campaign),
    clickId: clickId && `${clickId}=${searchParams.get(clickId)}`,
    referrer,
    landingPage: pathname,
  }).flatMap(([name, value]) => (value ? [[name, value.slice(0, leadSourceLimit)]] : []));
  keepFirstTouch(Object.fromEntries(source) as LeadSource);
}

/** Empty for what is no website, such as an app. */
function toSite(address: string): string {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? '' : origin;
  } catch {
    return '';
  }
}
