import { PipelineScene } from 'shared-contracts/ui/artwork/PipelineScene.tsx';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Container } from 'shared-contracts/ui/Container.tsx';
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
