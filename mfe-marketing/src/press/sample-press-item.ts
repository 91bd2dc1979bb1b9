import type { PressItem } from '@site/content/entries/press';

/** The one card that shows with no content (spec section 2, Press). */
export const samplePressItem: PressItem = {
  id: 'sample',
  title: 'News will appear here',
  description: 'Announcements about our services, programs and partners are collected on this page.',
  date: '',
  url: '#',
};
