import type { RouterContextProvider } from 'react-router-dom';
import { getCapabilitySections } from 'shared-contracts/content/capability.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { contentContext } from 'shared-contracts/host';

/** What nav and footer show; empty where content cannot be had, so that no page depends on it. */
export async function getSiteChrome(context: Readonly<RouterContextProvider>) {
  const content = context.get(contentContext);
  const [settings, capabilities] = await Promise.all([
    getSiteSettings(content).catch(() => undefined),
    getCapabilitySections(content).catch(() => []),
  ]);
  return { settings, capabilities };
}

export type SiteChrome = Awaited<ReturnType<typeof getSiteChrome>>;
