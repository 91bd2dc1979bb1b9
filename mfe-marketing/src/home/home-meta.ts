import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import type { Organization, WebSite } from 'schema-dts';
import type { HomeData } from './home-data.ts';

export function homeMeta({ data, url }: MetaArgs<HomeData>): PageMeta {
  if (!data) return { title: 'Cloud consulting on AWS', description: 'Architecture, migration and operations on AWS.' };
  const { title, metaDescription } = data.home;
  const { providerName, phone, email, linkedIn, x, facebook } = data.provider ?? {};
  return {
    title,
    description: metaDescription,
    canonicalPath: '/',
    jsonLd: [
      {
        '@type': 'Organization',
        '@id': `${url.origin}/#organization`,
        name: providerName || title,
        url: url.origin,
        logo: `${url.origin}/apple-touch-icon.png`,
        description: metaDescription,
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        sameAs: [linkedIn, x, facebook].flatMap((address) => address || []),
      } satisfies Organization,
      { '@type': 'WebSite', url: url.origin, name: providerName || title } satisfies WebSite,
    ],
  };
}
