import { useLoaderData } from '@site/contract/host';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { Container } from '@site/ui/layout/Container';
import { breadcrumbSteps } from './breadcrumb-steps.ts';
import styles from './CaseStudyPage.module.css';
import { CaseStudyUnavailable } from './CaseStudyUnavailable.tsx';
import type { DetailData, Unavailable } from './detail-data.ts';
import { FullStory } from './request/FullStory.tsx';
import { Behind } from './story/Behind.tsx';
import { Metrics } from './story/Metrics.tsx';
import { Opening } from './story/Opening.tsx';
import { RelatedCaseStudies } from './story/RelatedCaseStudies.tsx';
import { Story } from './story/Story.tsx';
import { Testimonials } from './story/Testimonials.tsx';

/** One case study (spec section 2, Case study detail). Shows nothing if no case study matches the URL (spec section 8). */
export function CaseStudyPage() {
  const study = useLoaderData<DetailData | Unavailable | null>();
  if (study === 'unavailable') return <CaseStudyUnavailable />;
  if (!study) return null;
  return (
    // The key starts the dialog and its form anew for another case study.
    <article key={study.id} className={styles.page}>
      <Container>
        <div className={styles.breadcrumb}>
          <Breadcrumb steps={breadcrumbSteps} current={study.title} />
        </div>
        <Opening study={study} />
      </Container>
      <Metrics metrics={study.metrics} />
      <Story study={study} />
      <Testimonials testimonials={study.testimonials} />
      <Behind items={study.behind} />
      <FullStory words={study.fullStory} caseStudyId={study.idName} email={study.email} />
      <RelatedCaseStudies cards={study.related} industry={study.industry} />
    </article>
  );
}
