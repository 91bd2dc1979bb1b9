/**
 * One page view for the analytics tag (spec section 1), sent only if analytics is configured and the visitor agreed.
 */
export interface PageView {
  /** Path and query, without the origin. */
  path: string;
  title: string;
}
