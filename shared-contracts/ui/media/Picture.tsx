import { isRaster } from '@site/content/fields/is-raster';
import type { Picture as PictureOfContent } from '@site/content/fields/picture';
import type { ComponentProps } from 'react';

/**
 * A picture from the content service. Offers the browser several sizes and formats (Images API); drawings (SVG) and
 * placeholders stay unchanged.
 *
 * @param sizes the displayed width, e.g. `(min-width: 1025px) 33vw, 100vw`
 * @param priority for the largest picture on the first screen only: loads it eagerly, before everything else
 * @param maxWidth the largest displayed width in CSS pixels; the largest file is twice as wide
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  maxWidth = 960,
  ...image
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'loading'> & {
  picture: PictureOfContent;
  sizes: string;
  priority?: boolean;
  maxWidth?: number;
}) {
  const { url, width, height, alt } = picture;
  const attributes = {
    ...image,
    alt,
    ...(width > 0 && height > 0 && { width, height }),
    ...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const }),
  };
  if (!isRaster(url)) return <img {...attributes} alt={alt} src={url} />;
  const widths = toWidths(width, maxWidth);
  const set = (format: string) => widths.map((w) => `${toImageUrl(url, format, w)} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        {...attributes}
        alt={alt}
        sizes={sizes}
        srcSet={set('webp')}
        src={toImageUrl(url, 'webp', widths.at(-1) ?? maxWidth)}
      />
    </picture>
  );
}

const steps = [320, 480, 640, 960, 1280, 1920];

const qualities: Record<string, number> = { avif: 50, webp: 70 };

/** The widths to offer, up to the original's. If its size is unknown, assumes that it is large. */
function toWidths(original: number, maxWidth: number): number[] {
  const limit = Math.min(original || Number.POSITIVE_INFINITY, 2 * maxWidth);
  const below = steps.filter((step) => step < limit);
  return limit <= 1920 ? [...below, limit] : below;
}

function toImageUrl(url: string, format: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=${format}&q=${qualities[format]}`;
}
