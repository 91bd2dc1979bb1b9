import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { ItemList } from 'schema-dts';
import type { AcceleratorList } from './accelerator-list.ts';

export function toListMeta({ description, programs }: AcceleratorList, url: URL): PageMeta {
  return {
    title: 'Accelerators',
    description,
    canonicalPath: '/accelerators',
    jsonLd: [
      {
        '@type': 'ItemList',
        name: 'Accelerator programs',
        itemListElement: programs.map(({ title, slug, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Service',
            name: title,
            description,
            serviceType: 'Cloud consulting',
            url: new URL(`/accelerators/${slug}`, url).href,
          },
        })),
      } satisfies ItemList,
    ],
  };
}
