import type { JsonLd } from '@site/contract/remote-module/page-meta';

/**
 * What {@link Breadcrumb} shows, for search engines: schema.org's BreadcrumbList, for the `jsonLd` of a page's meta.
 *
 * @param steps those above this page, by title and path
 * @param current title of this page; search engines know its address
 * @param url any address of this site
 */
export function toBreadcrumbList(steps: readonly { title: string; to: string }[], current: string, url: URL): JsonLd {
  const items = [...steps.map(({ title, to }) => ({ name: title, item: new URL(to, url).href })), { name: current }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
