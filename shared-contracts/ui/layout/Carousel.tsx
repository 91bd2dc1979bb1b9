import { Children, type ReactNode } from 'react';
import { Arrow } from '../controls/Arrow.tsx';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * ARIA APG: Carousel (basic, never moving by itself) around a native scroll container: it can be swiped, scrolled with the
 * arrow keys and moved by its buttons, which are disabled at the ends. It does not scroll itself at load.
 *
 * @param label names the region and, with `Previous` and `Next`, the buttons
 * @param step pixels for each press, or `card` for a card's width plus the 25 px between cards
 * @param edge distance in px from an end at which that end counts as reached
 * @param lockMs presses within this time after one are ignored
 * @param debounceMs the ends and the dot are looked at for the last time once scrolling has paused for so long
 * @param dots a button for each item
 */
export function Carousel({
  label,
  step,
  edge = 1,
  lockMs = 0,
  debounceMs = 100,
  dots = false,
  children,
}: {
  label: string;
  step: number | 'card';
  edge?: number;
  lockMs?: number;
  debounceMs?: number;
  dots?: boolean;
  children: ReactNode;
}) {
  const { track, place, move, moveTo } = useCarousel({ step, edge, lockMs, debounceMs });
  const items = Children.toArray(children);
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} data-still={place.fits}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards reach the cards beyond the edge by scrolling. */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: toArray has already keyed the items; this is their place.
          <li key={index}>{item}</li>
        ))}
      </ul>
      <div className={styles.controls}>
        {dots && (
          <div className={styles.dots}>
            {items.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
                key={index}
                type="button"
                aria-label={`Show ${index + 1} of ${items.length}`}
                aria-current={index === place.index}
                onClick={() => moveTo(index)}
              />
            ))}
          </div>
        )}
        <button type="button" aria-label={`Previous ${label}`} disabled={place.atStart} onClick={() => move(-1)}>
          <Arrow to="left" />
        </button>
        <button type="button" aria-label={`Next ${label}`} disabled={place.atEnd} onClick={() => move(1)}>
          <Arrow />
        </button>
      </div>
    </section>
  );
}
