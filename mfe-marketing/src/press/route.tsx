import { getPressItems } from '@site/content/entries/press';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { contentContext } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { PressPage } from './PressPage.tsx';
import type { PressData } from './press-data.ts';
import { pressMeta } from './press-meta.ts';
import { samplePressItem } from './sample-press-item.ts';

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
