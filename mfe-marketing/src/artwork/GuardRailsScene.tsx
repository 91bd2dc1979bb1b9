import styles from './Artwork.module.css';
import { Block } from './Block.tsx';
import { toArea } from './isometric.ts';
import { Rail } from './Rail.tsx';

/** A landing zone: each account on its own plate, with guard rails along the edge. */
export function GuardRailsScene() {
  return (
    <svg className={styles.scene} viewBox="-180 -50 360 270" aria-hidden="true">
      <Block at={[0, 0, -0.6]} size={[9, 9, 0.6]} tone="plate" />
      <path className={styles.zone} d={accounts.map(([x, y]) => square(x, y, 3)).join('')} />
      <Block at={[1.6, 1.6]} size={[1.6, 1.6, 2.6]} tone="ink" />
      <Block at={[5.8, 1.6]} size={[1.6, 1.6, 1.2]} />
      <Block at={[1.6, 5.8]} size={[1.6, 1.6, 1.2]} />
      <Block at={[5.8, 5.8]} size={[1.6, 1.6, 2]} tone="accent" />
      <Rail from={[0, 9]} to={[9, 9]} posts={6} />
      <Rail from={[9, 9]} to={[9, 0]} posts={6} />
    </svg>
  );
}

const accounts = [
  [0.9, 0.9],
  [5.1, 0.9],
  [0.9, 5.1],
  [5.1, 5.1],
] as const;

function square(x: number, y: number, side: number): string {
  return toArea([x, y], [x + side, y], [x + side, y + side], [x, y + side]);
}
