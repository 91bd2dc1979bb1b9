import { toPreviewImage } from '@site/content/fields/preview-image';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import type { AboutPage } from 'schema-dts';
import type { AboutData } from './about-data.ts';

export function aboutMeta({ data, url }: MetaArgs<AboutData>): PageMeta {
  const description = data?.about.description1 ?? 'Who we are, how we work and what we care about.';
  return {
    title: 'About Us',
    description,
    ...toPreviewImage(data?.about.img),
    jsonLd: [
      { '@type': 'AboutPage', name: data?.about.title ?? 'About Us', description, url: url.href } satisfies AboutPage,
    ],
  };
}
