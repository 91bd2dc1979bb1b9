import { isRaster } from '@site/content/fields/is-raster';
import type { Picture } from '@site/content/fields/picture';
import styles from './CardPicture.module.css';

const widths = [360, 480, 600, 720, 800, 1104];

/** From this width on, screens are dense enough to hide stronger compression. */
const dense = 720;

/** A case study's picture, cropped for cards by the Images API. Decorative, so its alt text is empty. */
export function CardPicture({ picture: { url }, eager = false }: { picture: Picture; eager?: boolean }) {
  const scaled = isRaster(url);
  return (
    <img
      className={styles.picture}
      src={scaled ? toSource(url, 600) : url}
      {...(scaled && {
        srcSet: widths.map((width) => `${toSource(url, width)} ${width}w`).join(),
        sizes: '(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 25rem',
      })}
      width={400}
      height={300}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

function toSource(url: string, width: number): string {
  return `${url}?w=${width}&h=${width * 0.75}&fit=fill&fm=avif&q=${width < dense ? 60 : 45}`;
}
