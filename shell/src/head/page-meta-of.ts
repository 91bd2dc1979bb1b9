import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { RouteHandle } from '@site/contract/remote-module/remote-route';

/** The parts of a route match that server and browser both have. */
interface Match {
  handle?: unknown;
  params: Record<string, string | undefined>;
  loaderData?: unknown;
}

/** The meta data of the deepest route that has `handle.meta`. If a remote's meta throws, the page gets the site's. */
export function toPageMeta(matches: Match[], url: URL): PageMeta {
  for (const { handle, params, loaderData } of matches.toReversed()) {
    const meta = (handle as Partial<RouteHandle> | undefined)?.meta;
    try {
      if (meta) return meta({ data: loaderData, params, url });
    } catch {
      break;
    }
  }
  return {
    title: 'Cloud consulting',
    description: 'Cloud consulting on AWS for small and mid-size businesses and startups.',
  };
}
