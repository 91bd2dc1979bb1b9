import type { PressItem } from '@site/content/entries/press';

export interface PressData {
  items: PressItem[];
  /** The source shown for news that names none. */
  provider: string;
}
