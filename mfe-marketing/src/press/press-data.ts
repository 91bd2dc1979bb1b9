import type { PressItem } from '@site/content/entries/press';

export interface PressData {
  items: PressItem[];
  /** Who provides news that names nobody. */
  provider: string;
}
