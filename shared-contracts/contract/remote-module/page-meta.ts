/** What search engines and link previews learn about a page. Plain data, which the shell escapes and renders. */
export interface PageMeta {
  /** Without the site's name, which the shell adds. */
  title: string;
  /** One or two sentences, at most about 160 characters. */
  description: string;
  /** Path of the page's canonical URL. Default: its own path. */
  canonicalPath?: string;
  /** URL of a 1200 by 630 image, on which the shell writes the title for link previews. Default: the site's scene. */
  image?: string;
  /** `article` for a case study. Default: `website`. */
  type?: 'website' | 'article';
  /** schema.org objects without `@context`, which the shell adds. */
  jsonLd?: readonly JsonLd[];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}
