import { Link } from '@site/contract/navigation/Link';
import { Grid } from '@site/ui/layout/Grid';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { CaseStudyCard } from '../../card/CaseStudyCard.tsx';
import type { CardContent } from '../../card/card-content.ts';
import { Chapter } from './Chapter.tsx';
import styles from './RelatedCaseStudies.module.css';

/** Other case studies in the same industry. Renders nothing without any. */
export function RelatedCaseStudies({ cards, industry }: { cards: readonly CardContent[]; industry: string }) {
  if (cards.length === 0) return null;
  return (
    <Section className={styles.related}>
      <Chapter title={industry ? `More in ${industry}` : 'More Case Studies'}>
        <Grid as="ul" columns={2}>
          {keyed(cards, (card) => card.caseId + card.title).map(([key, card]) => (
            <li key={key}>
              <CaseStudyCard card={card} />
            </li>
          ))}
        </Grid>
        <p>
          <Link to="/case-study">All case studies</Link>
        </p>
      </Chapter>
    </Section>
  );
}
