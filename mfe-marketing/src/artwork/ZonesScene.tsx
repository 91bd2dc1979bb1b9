import styles from './Artwork.module.css';
import { Block } from './Block.tsx';
import { toArea, toLine } from './isometric.ts';

/** One workload in three availability zones: the middle zone is down, and the other two keep running. */
export function ZonesScene() {
  return (
    <svg className={styles.scene} viewBox="-185 -110 385 295" aria-hidden="true">
      {[-4, 1, 6].map((y, index) => (
        <g key={y}>
          <Block at={[0, y, -0.5]} size={[7, 3.4, 0.5]} tone="plate" />
          <path className={styles.zone} d={toArea([0.6, y + 0.6], [6.4, y + 0.6], [6.4, y + 2.8], [0.6, y + 2.8])} />
          {index !== 1 && <Block at={[1.2, y + 1]} size={[1.4, 1.4, 2.4]} tone="accent" />}
          {index !== 1 && <Block at={[4.2, y + 1]} size={[1.4, 1.4, 1.2]} />}
          {index === 1 && <path className={styles.link} d={outline(1.2, y + 1) + outline(4.2, y + 1)} />}
          {index === 1 && <Block at={[3, y + 1.4]} size={[0.6, 0.6, 0.6]} tone="spark" />}
        </g>
      ))}
      <path className={styles.link} d={toLine([7, -2.3, -0.2], [8.4, -2.3, -0.2], [8.4, 7.7, -0.2], [7, 7.7, -0.2])} />
    </svg>
  );
}

function outline(x: number, y: number): string {
  return toArea([x, y], [x + 1.4, y], [x + 1.4, y + 1.4], [x, y + 1.4]);
}
