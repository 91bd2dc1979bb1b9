import { Container } from '@site/ui/layout/Container';
import { Picture } from '@site/ui/media/Picture';
import styles from './AboutOpening.module.css';
import type { AboutUs } from './about-us.ts';

export function AboutOpening({ about }: { about: Pick<AboutUs, 'title' | 'description1' | 'description2' | 'img'> }) {
  return (
    <Container>
      <header className={styles.opening}>
        <h1 className={styles.title}>{about.title}</h1>
        <div className={styles.story}>
          <p>{about.description1}</p>
          {about.description2 && <p>{about.description2}</p>}
        </div>
      </header>
      {about.img && (
        <Picture
          picture={about.img}
          sizes="(min-width: 1312px) 1248px, 100vw"
          maxWidth={1248}
          priority
          className={styles.picture}
        />
      )}
    </Container>
  );
}
