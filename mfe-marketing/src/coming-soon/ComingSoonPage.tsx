import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { PipelineScene } from '../artwork/PipelineScene.tsx';
import styles from './ComingSoonPage.module.css';

/** The placeholder at /blog and /comingsoon. */
export function ComingSoonPage() {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>Coming Soon</h1>
          <p className={styles.lead}>
            We write the way we deploy: in small, reviewed steps, and only when it is ready. This page is still in
            review.
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
