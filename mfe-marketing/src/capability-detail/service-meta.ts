import { toPreviewImage } from '@site/content/fields/preview-image';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { toBreadcrumbList } from '@site/ui/controls/breadcrumb-list';
import type { Service } from 'schema-dts';
import type { ServiceData } from './service-data.ts';

export function serviceMeta({ data, url }: MetaArgs<ServiceData>): PageMeta {
  if (!data?.found) return { title: 'Capability', description: 'One of our AWS services.', noIndex: true };
  const { capability, service } = data.found;
  const path = `/capability/${capability.name}/${service.slug}`;
  const description = [service.subTitles, service.description].filter(Boolean).join('. ');
  return {
    title: service.title,
    description,
    canonicalPath: path,
    ...toPreviewImage(service.img),
    jsonLd: [
      {
        '@type': 'Service',
        name: service.title,
        description,
        url: new URL(path, url.origin).href,
        provider: { '@type': 'Organization', '@id': `${url.origin}/#organization`, url: url.origin },
      } satisfies Service,
      toBreadcrumbList(
        [
          { title: 'Home', to: '/' },
          { title: capability.title, to: `/capability/${capability.name}` },
        ],
        service.title,
        url,
      ),
    ],
  };
}
