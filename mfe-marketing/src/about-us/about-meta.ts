import type { PageMeta } from 'shared-contracts/remote-module/page-meta.ts';
import type { MetaArgs } from 'shared-contracts/remote-module/remote-route.ts';
import { toPreviewImage } from '../content/preview-image.ts';
import type { AboutData } from './route.tsx';

export function aboutMeta({ data, url }: MetaArgs<AboutData>): PageMeta {
  const description = data?.about.description1 ?? 'Who we are, how we work and what we care about.';
  return {
    title: 'About Us',
    description,
    ...toPreviewImage(data?.about.img),
    jsonLd: [{ '@type': 'AboutPage', name: data?.about.title ?? 'About Us', description, url: url.href }],
  };
}
