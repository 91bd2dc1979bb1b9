/**
 * Waits for content that a page can do without. Logs a failure and returns the fallback instead (spec section 8).
 *
 * @param fallback returned when content fails to load
 */
export async function contentOr<Content, Fallback>(
  fallback: Fallback,
  content: Promise<Content>,
): Promise<Content | Fallback> {
  try {
    return await content;
  } catch (error) {
    console.info('Content failed to load; the page shows its fallback.', error);
    return fallback;
  }
}
