import type { TitledText } from '@site/content/fields/titled-text';
import { Card } from '@site/ui/layout/Card';
import { Grid } from '@site/ui/layout/Grid';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import styles from './Deliverables.module.css';

export function Deliverables({ deliverables }: { deliverables: TitledText[] }) {
  const id = useId();
  if (deliverables.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Deliverables You'll Receive" />
      <Grid as="ul" columns={deliverables.length % 3 === 0 ? 3 : 2}>
        {keyed(deliverables, ({ title }) => title).map(([key, { title, description }]) => (
          <Card key={key} as="li" className={styles.deliverable}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
