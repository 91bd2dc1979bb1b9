import { getCapabilitySections } from '@site/content/entries/capability';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { contentContext } from '@site/contract/host';
import type { RouterContextProvider } from 'react-router-dom';

/** The content of nav and footer. Empty when content is unavailable, so that no page depends on it. */
export async function getSiteChrome(context: Readonly<RouterContextProvider>) {
  const content = context.get(contentContext);
  const [settings, capabilities] = await Promise.all([
    getSiteSettings(content).catch(() => undefined),
    getCapabilitySections(content).catch(() => []),
  ]);
  return { settings, capabilities };
}

export type SiteChrome = Awaited<ReturnType<typeof getSiteChrome>>;
