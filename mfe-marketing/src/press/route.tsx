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
  loader: async ({ request, context }) => {
    const content = context.get(contentContext);
    const [items, settings] = await Promise.all([
      contentOr([], getPressItems(content)),
      contentOr(undefined, getSiteSettings(content)),
    ]);
    const years = [...new Set(items.map(({ date }) => date.slice(0, 4)))].filter(Boolean);
    const year = new URL(request.url).searchParams.get('year') || undefined;
    return {
      items: items.length > 0 ? items.filter(({ date }) => !year || date.slice(0, 4) === year) : [samplePressItem],
      years,
      year,
      provider: settings?.providerName || 'the provider',
    };
  },
  Component: PressPage,
  handle: { query: ['year'], meta: pressMeta },
});
