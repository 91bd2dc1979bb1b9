/** The content types that pages read: those of spec section 3, the site's settings and its documents. */
export type PageContentType =
  | 'homePage'
  | 'capabilities'
  | 'caseStudies'
  | 'aboutUs'
  | 'press'
  | 'accelerators'
  | 'siteSettings'
  | 'smbProgramme'
  | 'document';

/** One read of the content service (spec section 7). */
export interface ContentQuery {
  contentType: PageContentType;
  /** How many levels of links to resolve. */
  include: 2 | 3;
  /** The maximum number of entries. */
  limit: number;
}

/**
 * Content for loaders: on the server, Contentful's SDK behind a cache that keeps the last good answer; in the browser,
 * the shell's `/content/*`. Both resolve links, so that entries are trees.
 */
export interface ContentClient {
  /** @throws if content is unavailable and there is no earlier answer; log the message, but do not show it */
  getEntries(query: ContentQuery): Promise<ResolvedEntry[]>;
  /**
   * Only in the browser: domain data that the shell has mapped from entries, for trees of entries that are too large
   * for a visitor's device (a thousand case studies are 4 MB, whose links take a fast computer 150 ms to resolve).
   * Mappings such as `getCaseStudyList` use it if it exists.
   *
   * @param path relative to `/content/read/`, e.g. `case-study-list`
   */
  read?<Answer>(path: string): Promise<Answer | undefined>;
}

/** An entry as Contentful sends it, with links replaced by their targets. Any field may be missing. */
export interface ResolvedEntry {
  sys: { id: string };
  fields: Record<string, unknown>;
}
