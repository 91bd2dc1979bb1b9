import type { Picture } from '@site/content/fields/picture';

/** A badge is a small drawing: it needs none of the sizes and formats that ui/Picture brings, nor its code at first load. */
export function BadgeDrawing({ picture: { url, width, height, alt } }: { picture: Picture }) {
  return <img src={url} alt={alt} width={width || 88} height={height || 88} loading="lazy" decoding="async" />;
}
