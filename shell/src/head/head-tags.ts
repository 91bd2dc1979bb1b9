import type { PageMeta } from '@site/contract/remote-module/page-meta';

/** An element of the `<head>` that describes the page. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

interface Site {
  /** The provider's display name, from content. */
  name: string;
  origin: string;
}

/** Marks elements that belong to the page and are replaced on navigation. */
export const headTagMark = 'data-page';

/** A page's title, description, canonical URL, Open Graph, X card and JSON-LD. */
export function toHeadTags(meta: PageMeta, pathname: string, site: Site): HeadTag[] {
  const canonical = new URL(meta.canonicalPath ?? pathname, site.origin).href;
  const title = meta.title === site.name ? site.name : `${meta.title} · ${site.name}`;
  const description = shorten(meta.description);
  return [
    { name: 'title', attributes: {}, text: title },
    metaTag('name', 'description', description),
    ...(meta.noIndex
      ? [metaTag('name', 'robots', 'noindex')]
      : [
          { name: 'link' as const, attributes: { rel: 'canonical', href: canonical } },
          metaTag('property', 'og:url', canonical),
        ]),
    metaTag('property', 'og:type', meta.type ?? 'website'),
    metaTag('property', 'og:site_name', site.name),
    metaTag('property', 'og:title', meta.title),
    metaTag('property', 'og:description', description),
    metaTag('name', 'twitter:card', 'summary_large_image'),
    ...(meta.jsonLd ?? []).map((object) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...object }),
    })),
  ];
}

/** Search engines show about 160 characters. Cuts longer text at a word. */
function shorten(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/[\s,;:–—]+\S*$/, '')}…`;
}

const longestDescription = 160;

/** Describes one property of the page. */
export function metaTag(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } };
}
