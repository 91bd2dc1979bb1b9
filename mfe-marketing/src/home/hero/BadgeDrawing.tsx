import type { Picture } from '@site/content/fields/picture';

/** A plain image: badges are too small to need the sizes and formats of ui/Picture, or its code in the first load. */
export function BadgeDrawing({ picture: { url, width, height, alt } }: { picture: Picture }) {
  return <img src={url} alt={alt} width={width || 88} height={height || 88} loading="lazy" decoding="async" />;
}
