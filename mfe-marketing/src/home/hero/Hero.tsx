import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { ArrowRight } from 'lucide-react';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import type { HomePage } from '../home-page.ts';
import { Credentials } from './Credentials.tsx';
import styles from './Hero.module.css';
import { Intro } from './Intro.tsx';

/** The first screen: headline and drawing, with the partner badges or the press view below. */
export function Hero({ home }: { home: HomePage }) {
  const { pathname } = useLocation();
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 id="home-title" className={styles.title}>
            {home.title}
          </h1>
          <p className={styles.subtitle}>{home.subtitle}</p>
          {home.intro && <Intro document={home.intro} className={styles.intro} />}
          <p className={styles.actions}>
            <ButtonLink {...toContactLink(pathname, home.contactUs.title)}>
              {home.heroButtons.contact}
              <ArrowRight aria-hidden />
            </ButtonLink>
            <ButtonLink look="secondary" to="/well-architected-review">
              {home.heroButtons.review}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.scene}>
          <HeroScene />
        </div>
      </div>
      <Credentials badges={home.badges} pressView={home.pressView} />
    </section>
  );
}
