import { keyed } from '@site/ui/layout/keyed';
import { useCarousel } from '@site/ui/layout/use-carousel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PartnerBadge } from '../home-page.ts';
import styles from './BadgeCarousel.module.css';
import { BadgeDrawing } from './BadgeDrawing.tsx';
import { useBadgeHover } from './use-badge-hover.ts';

/** The partner badges in one row. Buttons scroll by 200 px; a hovered badge shows its type (spec section 2, Home). */
export function BadgeCarousel({
  badges,
  onPointing,
}: {
  badges: readonly PartnerBadge[];
  onPointing(pointing: boolean): void;
}) {
  const { track, place, move } = useCarousel({ step: 200, edge: 1, lockMs: 0, debounceMs: 100 });
  const { hovered, named, enter, leave } = useBadgeHover();
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Partner badges">
      <button
        type="button"
        className={styles.move}
        aria-label="Previous badges"
        disabled={place.atStart}
        onClick={() => move(-1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <ul
        ref={track}
        className={styles.track}
        onPointerEnter={() => onPointing(true)}
        onPointerLeave={() => onPointing(false)}
      >
        {keyed(badges, (badge) => badge.title).map(([key, badge], index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.badge}
              data-hovered={hovered === index || undefined}
              onPointerEnter={() => enter(index)}
              onPointerLeave={leave}
              onFocus={() => enter(index)}
              onBlur={leave}
              onClick={() => enter(index)}
            >
              {badge.img ? <BadgeDrawing picture={badge.img} /> : badge.title}
            </button>
            <span role="status" className={styles.type}>
              {named === index && badge.type}
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.move}
        aria-label="Next badges"
        disabled={place.atEnd}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </section>
  );
}
