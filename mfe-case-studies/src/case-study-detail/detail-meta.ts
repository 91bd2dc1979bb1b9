import { toPreviewImage } from '@site/content/fields/preview-image';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { toBreadcrumbList } from '@site/ui/controls/breadcrumb-list';
import type { Article } from 'schema-dts';
import { breadcrumbSteps } from './breadcrumb-steps.ts';
import type { DetailData, Unavailable } from './detail-data.ts';

/** Describes the case study as an article. A page without its case study is not indexed. */
export function toDetailMeta({ data, url }: Pick<MetaArgs<DetailData | Unavailable | null>, 'data' | 'url'>): PageMeta {
  if (data === 'unavailable') {
    return { title: 'Case study', description: 'One of our projects on AWS.', noIndex: true };
  }
  if (!data) return { title: 'Case study not found', description: 'We could not find this case study.', noIndex: true };
  const canonicalPath = `/case-study/${encodeURIComponent(data.caseId)}`;
  const preview = toPreviewImage(data.img);
  return {
    title: data.title,
    description: shorten(data.summary || data.subTitles),
    canonicalPath,
    type: 'article',
    ...preview,
    jsonLd: [
      toArticle(data, new URL(canonicalPath, url).href, preview),
      toBreadcrumbList(breadcrumbSteps, data.title, url),
    ],
  };
}

function toArticle(
  { title, summary, industry, services, dates, provider }: DetailData,
  address: string,
  preview?: { image: string },
) {
  const organization = { '@type': 'Organization', name: provider } as const;
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    mainEntityOfPage: address,
    ...(dates.created && { datePublished: dates.created }),
    ...(dates.updated && { dateModified: dates.updated }),
    ...preview,
    ...(industry && { about: industry }),
    keywords: services.join(', '),
    ...(provider && { author: organization, publisher: organization }),
  } satisfies Article;
}

/** Cuts the text at the end of a word, within 160 characters. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
