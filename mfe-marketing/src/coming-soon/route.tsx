import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';

export const route = defineRoute({
  Component: ComingSoonPage,
  handle: {
    meta: () => ({
      title: 'Coming Soon',
      description: 'This page is being written. Meanwhile, see our case studies and news.',
      canonicalPath: '/comingsoon',
    }),
  },
});
