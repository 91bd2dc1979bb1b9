import type { Picture } from 'shared-contracts/content/picture.ts';

const widths = [400, 640, 960, 1280, 1600];

/**
 * A picture of the content service in the size that the visitor needs.
 *
 * @param sizes how wide it stands in the layout, as in `<img sizes>`
 * @param eager for a picture in the first screen
 */
export function ContentPicture({
  picture: { url, width, height, alt },
  sizes,
  eager = false,
  className,
}: {
  picture: Picture;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}) {
  const scaled = (pixels: number) => `${url}?w=${pixels}&fm=avif&q=60`;
  const fitting = widths.filter((pixels) => pixels <= width);
  return (
    <img
      src={scaled(fitting.at(-1) ?? 640)}
      srcSet={fitting.map((pixels) => `${scaled(pixels)} ${pixels}w`).join(', ')}
      sizes={sizes}
      width={width || undefined}
      height={height || undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
