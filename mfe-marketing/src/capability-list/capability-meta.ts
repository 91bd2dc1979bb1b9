import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { toBreadcrumbList } from '@site/ui/controls/breadcrumb-list';
import type { ItemList } from 'schema-dts';
import type { CapabilityData } from './capability-data.ts';

export function capabilityMeta({ data, url }: MetaArgs<CapabilityData>): PageMeta {
  if (!data?.capability) {
    return { title: 'Capabilities', description: 'What we do on AWS: services, expertise, solutions.', noIndex: true };
  }
  const { name, title, subTitles, description, services } = data.capability;
  return {
    title: subTitles ? `${title}: ${subTitles}` : title,
    description,
    canonicalPath: `/capability/${name}`,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: title,
        itemListElement: services.map((service, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: service.title,
          url: new URL(`/capability/${name}/${service.slug}`, url.origin).href,
        })),
      } satisfies ItemList,
      toBreadcrumbList([{ title: 'Home', to: '/' }], title, url),
    ],
  };
}
