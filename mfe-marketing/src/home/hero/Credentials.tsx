import { Newspaper } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HomePage } from '../home-page.ts';
import { BadgeCarousel } from './BadgeCarousel.tsx';
import { BadgeDrawing } from './BadgeDrawing.tsx';
import styles from './Credentials.module.css';
import { useHeroView } from './use-hero-view.ts';

/** The hero's two views, stacked so that switching does not shift the page (spec section 2, Home). */
export function Credentials({ badges, pressView }: Pick<HomePage, 'badges' | 'pressView'>) {
  const badgeView = useRef<HTMLDivElement>(null);
  const [pointing, setPointing] = useState(false);
  const { view, toggle } = useHeroView(() => pointing || Boolean(badgeView.current?.contains(document.activeElement)));
  const press = <PressView {...pressView} />;
  if (badges.length === 0) return <div className={styles.credentials}>{press}</div>;
  return (
    <div className={styles.credentials}>
      <div className={styles.views}>
        <div ref={badgeView} className={styles.view} inert={view !== 'default'}>
          <BadgeCarousel badges={badges} onPointing={setPointing} />
        </div>
        <div className={styles.view} inert={view !== 'press'} data-view="press">
          {press}
        </div>
      </div>
      <button type="button" className={styles.toggle} aria-pressed={view === 'press'} onClick={toggle}>
        <Newspaper aria-hidden />
        Press view
      </button>
    </div>
  );
}

function PressView({ title, description, badge }: HomePage['pressView']) {
  return (
    <div className={styles.news}>
      {badge?.img && <BadgeDrawing picture={badge.img} />}
      <div>
        <h2 className={styles.headline}>{title}</h2>
        <p className={styles.text}>{description}</p>
      </div>
    </div>
  );
}
