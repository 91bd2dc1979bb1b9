import { Children, type ReactNode } from 'react';
import { Arrow } from '../controls/Arrow.tsx';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * ARIA APG: Carousel (basic, no auto-rotation), built on a native scroll container. Visitors can swipe, use the arrow keys,
 * or press its buttons, which are disabled at the ends. It does not scroll on load.
 *
 * @param label names the region and, after `Previous` and `Next`, the buttons
 * @param step pixels per press, or `card` for a card's width plus the 25 px between cards
 * @param edge how close to an end, in px, counts as reaching it
 * @param lockMs how long further presses are ignored after a press
 * @param debounceMs how long scrolling must pause before the buttons and dots update a final time
 * @param dots shows a button for each item, or at most this many, each for a part of the items
 * @param wide shows the items as rows instead, on desktops
 */
export function Carousel({
  label,
  step,
  edge = 1,
  lockMs = 0,
  debounceMs = 100,
  dots = false,
  wide,
  children,
}: {
  label: string;
  step: number | 'card';
  edge?: number;
  lockMs?: number;
  debounceMs?: number;
  dots?: boolean | number;
  wide?: 'rows';
  children: ReactNode;
}) {
  const { track, place, move, moveTo } = useCarousel({ step, edge, lockMs, debounceMs });
  const items = Children.toArray(children);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={place.fits ? undefined : 'carousel'}
      aria-label={label}
      data-still={place.fits}
      data-wide={wide}
    >
      <ul ref={track} className={styles.track} tabIndex={wide && place.fits ? undefined : 0} aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: toArray has already keyed the items; this is their position.
          <li key={index}>{item}</li>
        ))}
      </ul>
      <div className={styles.controls}>
        {dots && (
          <div className={styles.dots}>
            {toDots(items.length, dots).map((index, dot, all) => (
              <button
                key={index}
                type="button"
                aria-label={`Show ${index + 1} of ${items.length}`}
                aria-current={index <= place.index && place.index < (all[dot + 1] ?? items.length)}
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

/** The item of each dot: the first, the last, and others at even distances. */
function toDots(items: number, dots: true | number): number[] {
  const count = dots === true ? items : Math.min(dots, items);
  return Array.from({ length: count }, (_, dot) => Math.round((dot * (items - 1)) / Math.max(1, count - 1)));
}
