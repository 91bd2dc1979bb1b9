/** The content types that pages read: those of spec section 3, and what is the same for the whole site. */
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
  /** How many levels of links are resolved. */
  include: 2 | 3;
  /** How many entries at most. */
  limit: number;
}

/**
 * Content for loaders. On the server it is the Contentful SDK behind a cache that keeps the last good answer; in the
 * browser, the shell's `/content/*`. Both resolve links, so entries arrive as trees.
 */
export interface ContentClient {
  /** @throws where content cannot be had and no earlier answer is kept; the message may be logged, not shown */
  getEntries(query: ContentQuery): Promise<ResolvedEntry[]>;
  /**
   * In the browser: the domain data that the shell makes of entries, where the tree of entries is too much for a visitor's
   * device (a thousand case studies are 4 MB of entries, whose links take 150 ms to resolve on a fast computer). Mappings
   * such as `getCaseStudyList` use it where it exists.
   *
   * @param path below `/content/read/`, e.g. `case-study-list`
   */
  read?<Answer>(path: string): Promise<Answer | undefined>;
}

/** An entry as Contentful sends it, its links replaced by what they point to. Any field may be missing. */
export interface ResolvedEntry {
  sys: { id: string };
  fields: Record<string, unknown>;
}
