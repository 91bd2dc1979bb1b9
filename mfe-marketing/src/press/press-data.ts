import type { PressItem } from '@site/content/entries/press';

export interface PressData {
  items: PressItem[];
  /** The source shown for news that names none. */
  provider: string;
  /** The years with news, the latest first. */
  years: string[];
  /** The year whose news are shown; undefined for all. */
  year?: string | undefined;
}
