/** What a page says about itself to search engines and link previews. Plain data: the shell escapes and emits it. */
export interface PageMeta {
  /** Without the site's name, which the shell appends. */
  title: string;
  /** One or two sentences, at most about 160 characters. */
  description: string;
  /** Path of the one address this page should be known by; the page's own path where it is missing. */
  canonicalPath?: string;
  /** Absolute address of a 1200 by 630 picture for link previews; the site's own where it is missing. */
  image?: string;
  /** `article` for a case study; `website` where it is missing. */
  type?: 'website' | 'article';
  /** schema.org objects without `@context`, which the shell adds. */
  jsonLd?: readonly JsonLd[];
  /** Keep this page out of search engines. */
  noIndex?: boolean;
}

export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}
