import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Styleguide } from '@site/ui/styleguide';
import type { RouteObject } from 'react-router-dom';

const styleguideMeta = (): PageMeta => ({
  title: 'Styleguide',
  description: 'Every token and primitive of the visual contract.',
  noIndex: true,
});

/** Screens for developers. The bundler drops them and their imports from production builds. */
export const developmentRoutes: RouteObject[] =
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it with the build's mode
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/styleguide', Component: Styleguide, handle: { meta: styleguideMeta } }];
