import styles from './Artwork.module.css';
import { Block } from './Block.tsx';
import { toArea, toLine } from './isometric.ts';

/** A delivery pipeline: changes go through a review gate on their way to production. */
export function PipelineScene() {
  return (
    <svg className={styles.scene} viewBox="-150 -85 370 275" aria-hidden="true">
      <path className={styles.pipe} d={toArea([-4, 2], [14, 2], [14, 4], [-4, 4])} />
      <path className={styles.link} d={toLine([-4, 3], [14, 3])} />
      <Block at={[-3, 2.4]} size={[1.2, 1.2, 1.2]} />
      <Block at={[0.4, 2.4]} size={[1.2, 1.2, 1.2]} />
      <Block at={[4.4, 0.6]} size={[1, 1, 4]} tone="ink" />
      <g className={styles.packetX}>
        <Block at={[2.8, 2.5]} size={[1, 1, 1]} tone="spark" />
      </g>
      <Block at={[4.4, 0.6, 4]} size={[1, 4.8, 0.7]} tone="ink" />
      <Block at={[4.4, 4.4]} size={[1, 1, 4]} tone="ink" />
      <Block at={[8.4, 2.4]} size={[1.2, 1.2, 1.2]} tone="accent" />
      <Block at={[11, 2.4]} size={[1.2, 1.2, 1.2]} tone="accent" />
    </svg>
  );
}
