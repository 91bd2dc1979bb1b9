import type { PressItem } from '@site/content/entries/press';

/** The sample card that shows when there is no content (spec section 2, Press). */
export const samplePressItem: PressItem = {
  id: 'sample',
  title: 'News will appear here',
  description: 'This page collects announcements about our services, programs and partners.',
  date: '',
  url: '#',
};
