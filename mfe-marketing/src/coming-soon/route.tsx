import { defineRoute } from '@site/contract/remote-module/remote-route';
import { ComingSoonPage } from './ComingSoonPage.tsx';

export const route = defineRoute({
  Component: ComingSoonPage,
  handle: {
    meta: () => ({
      title: 'Coming Soon',
      description: 'We are still writing this page. In the meantime, see our case studies and news.',
      noIndex: true,
    }),
  },
});
