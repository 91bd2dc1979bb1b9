import { Fragment } from '@site/contract/remote-module/Fragment';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Skeleton } from '@site/ui/feedback/Skeleton';
import { Container } from '@site/ui/layout/Container';
import { ArrowRight } from 'lucide-react';
import styles from './CaseStudies.module.css';

/** The case-studies team's carousel, and a link to all case studies on narrow screens (spec section 2, Home). */
export function CaseStudies() {
  return (
    <div className={styles.caseStudies}>
      <Fragment
        name="case-studies/carousel"
        props={{}}
        loading={<CarouselSkeleton />}
        unavailable={<p>Our case studies are not available right now. The rest of this page works as usual.</p>}
      />
      <Container>
        <div className={styles.all}>
          <ButtonLink look="secondary" to="/case-study">
            See All Projects
            <ArrowRight aria-hidden />
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}

function CarouselSkeleton() {
  return (
    <Container>
      <div className={styles.skeleton}>
        <Skeleton shape="title" />
        <div className={styles.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
    </Container>
  );
}
