import styles from './Artwork.module.css';
import { type Place, toLine } from './isometric.ts';

/** A guard rail between two places at the same height: two bars on posts. */
export function Rail({ from, to, posts }: { from: Place; to: Place; posts: number }) {
  const at = (step: number, height: number): Place => {
    const share = step / posts;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, (from[2] ?? 0) + height];
  };
  const steps = Array.from({ length: posts + 1 }, (_, step) => step);
  const uprights = steps.map((step) => toLine(at(step, 0), at(step, 0.9))).join('');
  return (
    <path className={styles.rail} d={[0.45, 0.9].map((z) => toLine(at(0, z), at(posts, z))).join('') + uprights} />
  );
}
