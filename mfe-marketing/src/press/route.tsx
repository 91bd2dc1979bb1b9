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
    const wanted = new URL(request.url).searchParams.get('year') ?? '';
    const year = years.find((known) => known === wanted);
    const shown = year ? items.filter(({ date }) => date.startsWith(year)) : items;
    return {
      items: shown.length > 0 ? shown : [samplePressItem],
      years,
      year,
      provider: settings?.providerName || 'the provider',
    };
  },
  Component: PressPage,
  handle: { query: ['year'], meta: pressMeta },
});
