import { getPressItems, type PressItem } from 'shared-contracts/content/press.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { contentContext } from 'shared-contracts/host';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { contentOr } from '../content/content-or.ts';
import { PressPage } from './PressPage.tsx';
import { pressMeta } from './press-meta.ts';
import { samplePressItem } from './sample-press-item.ts';

export interface PressData {
  items: PressItem[];
  /** Who provides news that names nobody. */
  provider: string;
}

export const route = defineRoute<PressData>({
  loader: async ({ context }) => {
    const content = context.get(contentContext);
    const [items, settings] = await Promise.all([
      contentOr([], getPressItems(content)),
      contentOr(undefined, getSiteSettings(content)),
    ]);
    return {
      items: items.length > 0 ? items : [samplePressItem],
      provider: settings?.providerName || 'the provider',
    };
  },
  Component: PressPage,
  handle: { meta: pressMeta },
});
