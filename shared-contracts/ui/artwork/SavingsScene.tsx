import styles from './Artwork.module.css';
import { Block } from './Block.tsx';
import { toArea, toLine } from './isometric.ts';

/** Monthly cost going down step by step, under the budget's line. */
export function SavingsScene() {
  return (
    <svg className={styles.scene} viewBox="-90 -115 315 290" aria-hidden="true">
      <Block at={[-1, 0, -0.5]} size={[13, 3.4, 0.5]} tone="plate" />
      <path className={styles.glass} d={toArea([-1, 0, 3.6], [12, 0, 3.6], [12, 3.4, 3.6], [-1, 3.4, 3.6])} />
      {[5, 4.4, 3.2, 2.6].map((height, index) => (
        <Block key={height} at={[index * 2.4 - 0.2, 1]} size={[1.5, 1.5, height]} {...(index < 2 && { tone: 'ink' })} />
      ))}
      <Block at={[9.4, 1]} size={[1.5, 1.5, 1.8]} tone="accent" />
      <path className={styles.trend} d={toLine([0.6, 1.7, 5.6], [10.2, 1.7, 2.6])} />
    </svg>
  );
}
