/**
 * Content that a page can do without: a failure is logged, and the page shows its own words (spec section 8).
 *
 * @param fallback what stands in for content that cannot be had
 */
export async function contentOr<Content, Fallback>(
  fallback: Fallback,
  content: Promise<Content>,
): Promise<Content | Fallback> {
  try {
    return await content;
  } catch (error) {
    console.info('Content cannot be had; the page shows its fallback.', error);
    return fallback;
  }
}
