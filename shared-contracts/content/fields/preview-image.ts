import { isRaster } from './is-raster.ts';
import type { Picture } from './picture.ts';

/**
 * A picture for link previews (Open Graph, X): a JPEG of 1200 by 630 pixels, which every site can read. Spread it into the
 * page's meta.
 *
 * @returns `undefined` for a drawing or a placeholder, so that the site's own preview picture is shown
 */
export function toPreviewImage(picture: Picture | undefined): { image: string } | undefined {
  if (!picture || !isRaster(picture.url)) return undefined;
  return { image: `${picture.url}?w=1200&h=630&fit=fill&fm=jpg` };
}
