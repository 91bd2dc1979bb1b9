import type { JsonLd } from '@site/contract/remote-module/page-meta';

/**
 * The items of a {@link Breadcrumb} as schema.org's BreadcrumbList, for the `jsonLd` of a page's meta.
 *
 * @param steps the pages above this one, by title and path
 * @param current title of this page; it needs no URL because search engines know it
 * @param url any URL of this site
 */
export function toBreadcrumbList(steps: readonly { title: string; to: string }[], current: string, url: URL): JsonLd {
  const items = [...steps.map(({ title, to }) => ({ name: title, item: new URL(to, url).href })), { name: current }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
