import { type AcceleratorList, getAcceleratorList } from 'shared-contracts/content/accelerator-list.ts';
import type { ContentClient } from 'shared-contracts/content/content-client.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { fallbackList } from './fallback-list.ts';

export interface ListData {
  list: AcceleratorList;
  /** The provider's short name; empty where it cannot be had. */
  shortName: string;
}

/** Never rejects: without content the page shows its fallback, and the question box still works. */
export async function getListData(content: ContentClient): Promise<ListData> {
  const [list, settings] = await Promise.allSettled([getAcceleratorList(content), getSiteSettings(content)]);
  return {
    list: (list.status === 'fulfilled' && list.value) || fallbackList,
    shortName: settings.status === 'fulfilled' ? settings.value.shortName : '',
  };
}
