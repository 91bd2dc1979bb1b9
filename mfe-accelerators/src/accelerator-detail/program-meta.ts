import { toPreviewImage } from '@site/content/fields/preview-image';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { toBreadcrumbList } from '@site/ui/controls/breadcrumb-list';
import type { Service } from 'schema-dts';
import type { AcceleratorProgram } from './accelerator-program.ts';

/** The canonical path of a program; the Well-Architected Review can be reached at several. */
function pathOf({ slug }: AcceleratorProgram): string {
  return slug === 'well-architected-review' ? `/${slug}` : `/accelerators/${slug}`;
}

export function toProgramMeta(program: AcceleratorProgram | undefined, url: URL): PageMeta {
  if (!program) return { title: 'Accelerator', description: 'This program is not available right now.', noIndex: true };
  const { title, description, img, deliverables } = program;
  const canonicalPath = pathOf(program);
  const address = new URL(canonicalPath, url).href;
  return {
    title,
    description,
    canonicalPath,
    ...toPreviewImage(img),
    jsonLd: [
      {
        '@type': 'Service',
        name: title,
        description,
        serviceType: 'Cloud consulting',
        url: address,
        ...(img && { image: img.url }),
        ...(deliverables.length > 0 && {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: 'Deliverables',
            itemListElement: deliverables.map((deliverable) => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name: deliverable.title, description: deliverable.description },
            })),
          },
        }),
      } satisfies Service,
      toBreadcrumbList(
        [
          { title: 'Home', to: '/' },
          { title: 'Accelerators', to: '/accelerators' },
        ],
        title,
        url,
      ),
    ],
  };
}
