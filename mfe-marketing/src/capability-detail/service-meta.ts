import type { PageMeta } from 'shared-contracts/remote-module/page-meta.ts';
import type { MetaArgs } from 'shared-contracts/remote-module/remote-route.ts';
import { toPreviewImage } from '../content/preview-image.ts';
import type { ServiceData } from './route.tsx';

export function serviceMeta({ data, url }: MetaArgs<ServiceData>): PageMeta {
  if (!data?.found) return { title: 'Capability', description: 'One of the things we do on AWS.', noIndex: true };
  const { capability, service } = data.found;
  const path = `/capability/${capability.name}/${service.slug}`;
  const description = [service.subTitles, service.description].filter(Boolean).join('. ');
  return {
    title: service.title,
    description,
    canonicalPath: path,
    ...toPreviewImage(service.img),
    jsonLd: [
      { '@type': 'Service', name: service.title, description, url: new URL(path, url.origin).href },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: url.origin },
          {
            '@type': 'ListItem',
            position: 2,
            name: capability.title,
            item: new URL(`/capability/${capability.name}`, url.origin).href,
          },
          { '@type': 'ListItem', position: 3, name: service.title },
        ],
      },
    ],
  };
}
