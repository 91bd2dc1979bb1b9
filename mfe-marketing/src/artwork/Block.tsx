import styles from './Artwork.module.css';
import { type Place, toArea } from './isometric.ts';

/**
 * A box in a scene. Draw boxes from back to front.
 *
 * @param at the lower corner at the back
 * @param size along x, y and z
 */
export function Block({
  at: [x, y, z = 0],
  size: [width, depth, height],
  tone,
}: {
  at: Place;
  size: readonly [number, number, number];
  tone?: 'plate' | 'accent' | 'spark' | 'ink';
}) {
  const [right, front, top] = [x + width, y + depth, z + height];
  return (
    <g className={styles.block} data-tone={tone}>
      <path d={toArea([x, y, top], [right, y, top], [right, front, top], [x, front, top])} />
      <path d={toArea([x, front, top], [right, front, top], [right, front, z], [x, front, z])} />
      <path d={toArea([right, y, top], [right, front, top], [right, front, z], [right, y, z])} />
    </g>
  );
}
