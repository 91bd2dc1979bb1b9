import { toPreviewImage } from '@site/content/fields/preview-image';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import type { CollectionPage } from 'schema-dts';
import type { PressData } from './press-data.ts';

export function pressMeta({ data, url }: MetaArgs<PressData>): PageMeta {
  const provider = data?.provider ?? 'the provider';
  const dated = data?.items.filter(({ date }) => date) ?? [];
  return {
    title: 'Press',
    description: `News from ${provider}: services, programs, partnerships and milestones.`,
    ...toPreviewImage(data?.items[0]?.img),
    noIndex: data?.items.length === 0,
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name: 'Press',
        url: url.href,
        hasPart: dated.map(({ title, description, date, news, url: address, img }) => ({
          '@type': 'NewsArticle',
          headline: title,
          description,
          datePublished: date,
          publisher: { '@type': 'Organization', name: news ?? provider },
          ...(address !== '#' && { url: address }),
          ...(img && { image: img.url }),
        })),
      } satisfies CollectionPage,
    ],
  };
}
