import type { PressItem } from '@site/content/entries/press';

export interface PressData {
  /** Empty if the address names a year without news. */
  items: PressItem[];
  /** The source shown for news that names none. */
  provider: string;
  /** The years with news, the latest first. */
  years: string[];
  /** The year in the address, which may be any text; undefined for all news. */
  year?: string | undefined;
}
