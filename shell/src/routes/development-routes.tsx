import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Styleguide } from '@site/ui/styleguide';
import type { RouteObject } from 'react-router-dom';

const styleguideMeta = (): PageMeta => ({
  title: 'Styleguide',
  description: 'Every token and primitive of the visual contract.',
  noIndex: true,
});

/** Screens for whoever builds pages. The bundler drops them from a production build, with all that they import. */
export const developmentRoutes: RouteObject[] =
  // biome-ignore lint/style/noProcessEnv: the mode of the build, which the bundler puts in its place
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/styleguide', Component: Styleguide, handle: { meta: styleguideMeta } }];
