import styles from './Artwork.module.css';
import { Block } from './Block.tsx';
import { toArea, toLine } from './isometric.ts';
import { Rail } from './Rail.tsx';

/**
 * The site's main drawing: a region with three availability zones behind guard rails, fed by a pipeline and replicated to
 * two more regions. Purely decorative.
 */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="-285 -165 570 455" aria-hidden="true">
      <path className={styles.grid} d={grid} />
      <path className={styles.link} d={toLine([-4, 4], [1, 4]) + toLine([4, -4], [4, 1])} />
      <Block at={[-9.5, 1, -0.6]} size={[5.5, 5.5, 0.6]} tone="plate" />
      <Block at={[-8.7, 1.8]} size={[1.5, 1.5, 2.4]} />
      <Block at={[-6.3, 1.8]} size={[1.5, 1.5, 1.2]} tone="accent" />
      <Block at={[-8.7, 4.2]} size={[1.5, 1.5, 1]} />
      <Block at={[-6.3, 4.2]} size={[1.5, 1.5, 0.6]} />
      <g className={styles.packetX}>
        <Block at={[-3.8, 3.7]} size={[0.6, 0.6, 0.6]} tone="spark" />
      </g>
      <Block at={[1.5, -9, -0.6]} size={[5.5, 5.5, 0.6]} tone="plate" />
      <Block at={[2.3, -8.2]} size={[1.5, 1.5, 1]} />
      <Block at={[4.7, -8.2]} size={[1.5, 1.5, 2.8]} tone="ink" />
      <Block at={[2.3, -5.8]} size={[1.5, 1.5, 1.6]} tone="accent" />
      <Block at={[4.7, -5.8]} size={[1.5, 1.5, 0.8]} />
      <g className={styles.packetY}>
        <Block at={[3.7, -3.6]} size={[0.6, 0.6, 0.6]} tone="spark" />
      </g>
      <Block at={[0, 1, -0.8]} size={[12, 12, 0.8]} tone="plate" />
      {[2, 5.8, 9.6].map((y) => (
        <path key={y} className={styles.zone} d={toArea([1, y], [11, y], [11, y + 3], [1, y + 3])} />
      ))}
      <path className={styles.link} d={toLine([6, 3.5], [6, 11.3])} />
      <Block at={[2, 2.6]} size={[1.8, 1.8, 3.4]} tone="ink" />
      <Block at={[5.1, 2.6]} size={[1.8, 1.8, 1.2]} />
      <Block at={[8.2, 2.6]} size={[1.8, 1.8, 2.2]} />
      <Block at={[2, 6.4]} size={[1.8, 1.8, 1.4]} />
      <Block at={[5.1, 6.4]} size={[1.8, 1.8, 4.4]} tone="accent" />
      <Block at={[8.2, 6.4]} size={[1.8, 1.8, 1]} />
      <Block at={[2, 10.2]} size={[1.8, 1.8, 2.2]} />
      <Block at={[5.1, 10.2]} size={[1.8, 1.8, 1.2]} />
      <Block at={[8.2, 10.2]} size={[1.8, 1.8, 0.6]} tone="spark" />
      <Rail from={[0, 13]} to={[12, 13]} posts={8} />
      <Rail from={[12, 13]} to={[12, 8.5]} posts={3} />
      <Rail from={[12, 5.5]} to={[12, 1]} posts={3} />
      <path className={styles.pipe} d={toArea([12, 6.2, -0.4], [19, 6.2, -0.4], [19, 7.8, -0.4], [12, 7.8, -0.4])} />
      {[0, 1, 2].map((place) => (
        <g key={place} className={styles.packetIn} data-place={place}>
          <Block at={[17.6, 6.6, -0.4]} size={[0.8, 0.8, 0.8]} tone="accent" />
        </g>
      ))}
    </svg>
  );
}

const grid = [-8, -4, 0, 4, 8, 12, 16]
  .map((at) => toLine([at, -8, -0.8], [at, 16, -0.8]) + toLine([-8, at, -0.8], [16, at, -0.8]))
  .join('');
