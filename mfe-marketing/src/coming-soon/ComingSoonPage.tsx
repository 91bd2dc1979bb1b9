import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { PipelineScene } from '../artwork/PipelineScene.tsx';
import styles from './ComingSoonPage.module.css';

/** Stands at /blog and /comingsoon until there is more to say. */
export function ComingSoonPage() {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>Coming Soon</h1>
          <p className={styles.lead}>
            We write the way we deploy: small, reviewed, and only when it is ready. This page is still in review.
          </p>
          <p className={styles.ways}>
            <ButtonLink to="/case-study">Read case studies</ButtonLink>
            <ButtonLink look="secondary" to="/press">
              See the news
            </ButtonLink>
          </p>
        </div>
        <PipelineScene />
      </div>
    </Container>
  );
}
