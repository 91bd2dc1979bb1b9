import styles from './HeroScene.module.css';
import { type Block, toBlockFaces, toPoint } from './isometric.ts';

/** A cloud platform seen from above: three zones on one landing zone, joined by the path that a request takes. */
export function HeroScene({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.scene} ${className}`} viewBox="0 0 640 520" aria-hidden="true">
      <Blocks blocks={ground} />
      <path className={styles.grid} d={gridLines} />
      <Blocks blocks={zones} />
      <path className={styles.route} d={route} />
      <path className={styles.pulse} d={route} pathLength="100" />
      <Blocks blocks={towers} rising />
    </svg>
  );
}

function Blocks({ blocks, rising }: { blocks: readonly Block[]; rising?: boolean }) {
  return blocks.map((block) => {
    const { top, left, right } = toBlockFaces(block);
    return (
      <g key={top} className={rising ? styles.rising : undefined} data-tone={block.tone}>
        <path className={styles.left} d={left} />
        <path className={styles.right} d={right} />
        <path className={styles.top} d={top} />
      </g>
    );
  });
}

const ground: Block[] = [{ at: [0, 0, -0.5], size: [10, 10, 0.5], tone: 'ground' }];

const zones: Block[] = [
  { at: [0.8, 0.8, 0], size: [3.8, 3.8, 0.25], tone: 'zone' },
  { at: [5.4, 0.8, 0], size: [3.8, 3.8, 0.25], tone: 'zone' },
  { at: [0.8, 5.4, 0], size: [3.8, 3.8, 0.25], tone: 'zone' },
  { at: [5.4, 5.4, 0], size: [3.8, 3.8, 0.25], tone: 'zone' },
];

/** Back to front, so that nearer ones cover those behind. */
const towers: Block[] = [
  { at: [1.3, 1.3, 0.25], size: [1.2, 1.2, 2.6], tone: 'accent' },
  { at: [2.9, 1.3, 0.25], size: [1.1, 1.1, 1.3], tone: 'plain' },
  { at: [1.3, 2.9, 0.25], size: [1.1, 1.1, 1.7], tone: 'plain' },
  { at: [5.9, 1.3, 0.25], size: [1.1, 1.1, 1.1], tone: 'plain' },
  { at: [7.5, 1.3, 0.25], size: [1.2, 1.2, 2.1], tone: 'ink' },
  { at: [1.3, 5.9, 0.25], size: [1.2, 1.2, 1.5], tone: 'ink' },
  { at: [7.5, 2.9, 0.25], size: [1.1, 1.1, 0.8], tone: 'accent' },
  { at: [2.9, 5.9, 0.25], size: [1.1, 1.1, 0.7], tone: 'plain' },
  { at: [1.3, 7.5, 0.25], size: [1.1, 1.1, 0.6], tone: 'accent' },
  { at: [5.9, 5.9, 0.25], size: [1.3, 1.3, 3.3], tone: 'accent' },
  { at: [7.6, 5.9, 0.25], size: [1.1, 1.1, 1.2], tone: 'plain' },
  { at: [5.9, 7.6, 0.25], size: [1.1, 1.1, 1.9], tone: 'spark' },
  { at: [7.6, 7.6, 0.25], size: [1.1, 1.1, 0.6], tone: 'ink' },
];

const gridLines = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((line) => `M${toPoint(line, 0, 0)}L${toPoint(line, 10, 0)}M${toPoint(0, line, 0)}L${toPoint(10, line, 0)}`)
  .join('');

const route = `M${toPoint(-0.4, 5, 0)}L${toPoint(5, 5, 0)}L${toPoint(5, 2.7, 0)}L${toPoint(10.4, 2.7, 0)}M${toPoint(5, 5, 0)}L${toPoint(5, 10.4, 0)}`;
