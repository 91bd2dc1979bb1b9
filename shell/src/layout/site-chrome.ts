import { getCapabilitySections } from '@site/content/entries/capability';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { contentContext } from '@site/contract/host';
import type { RouterContextProvider } from 'react-router-dom';
import type { MenuEntry } from '../navigation/menu-entries.ts';

/**
 * The content of nav and footer. Empty when content is unavailable, so that no page depends on it.
 *
 * @param navigation links that releases bring
 */
export async function getSiteChrome(context: Readonly<RouterContextProvider>, navigation: readonly MenuEntry[]) {
  const content = context.get(contentContext);
  const [settings, capabilities] = await Promise.all([
    getSiteSettings(content).catch(() => undefined),
    getCapabilitySections(content).catch(() => []),
  ]);
  return { settings, capabilities, navigation };
}

export type SiteChrome = Awaited<ReturnType<typeof getSiteChrome>>;
