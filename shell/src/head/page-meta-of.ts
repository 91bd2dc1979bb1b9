import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { RouteHandle } from '@site/contract/remote-module/remote-route';

/** The parts of a route match that server and browser both have. */
interface Match {
  handle?: unknown;
  params: Record<string, string | undefined>;
  loaderData?: unknown;
}

/**
 * The metadata of the deepest route with `handle.meta`. Replaces what is missing with the site's own, so that a remote
 * whose `meta` fails does not fail the page.
 */
export function toPageMeta(matches: Match[], url: URL): PageMeta {
  for (const { handle, params, loaderData } of matches.toReversed()) {
    const meta = (handle as Partial<RouteHandle> | undefined)?.meta;
    try {
      if (meta) return complete(meta({ data: loaderData, params, url }));
    } catch {
      break;
    }
  }
  return ownWords;
}

/** Leaves out what is of another type than the contract says, because releases can come from other repositories. */
function complete(meta: Partial<PageMeta> | undefined): PageMeta {
  const fitting = Object.entries(meta ?? {}).filter(([name, value]) => {
    if (name === 'jsonLd') return Array.isArray(value);
    return typeof value === (name === 'noIndex' ? 'boolean' : 'string');
  });
  return { ...ownWords, ...Object.fromEntries(fitting) };
}

const ownWords: PageMeta = {
  title: 'Cloud consulting',
  description: 'Cloud consulting on AWS for small and mid-size businesses and startups.',
};
