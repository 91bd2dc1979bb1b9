import type { ContentClient } from '@site/contract/clients/content-client';
import { toAddress } from '../fields/address.ts';
import type { TypePressFields, TypePressItemFields } from '../fields/content-types.generated.ts';
import { fieldsOf, idOf } from '../fields/entry-fields.ts';
import { toPlainText } from '../fields/rich-text.ts';
import { type TitledPicture, toTitledList, toTitledPicture } from '../fields/titled-text.ts';

export interface PressItem extends TitledPicture {
  id: string;
  /** `YYYY-MM-DD`. Empty if unknown. */
  date: string;
  /** Who provided the news, for `News provided by`. If it is missing, the provider did. */
  news?: string | undefined;
  /** What Read More opens in a new tab. `#` if there is nothing to open. */
  url: string;
}

/** Reads all press items, the newest first (spec section 2, Press). Rejects if the client does. */
export async function getPressItems(content: ContentClient): Promise<PressItem[]> {
  const entries = await content.getEntries({ contentType: 'press', include: 3, limit: 100 });
  return entries
    .flatMap((entry) => toTitledList(fieldsOf<TypePressFields>(entry).tabs, toPressItem))
    .sort((a, b) => b.date.localeCompare(a.date));
}

export function toPressItem(tab: unknown): PressItem {
  const { date, news, url, link } = fieldsOf<TypePressItemFields>(tab);
  return {
    ...toTitledPicture(tab),
    id: idOf(tab),
    date: toPlainText(date).slice(0, 10),
    news: toPlainText(news) || undefined,
    url: toAddress(url) ?? toAddress(link) ?? '#',
  };
}
