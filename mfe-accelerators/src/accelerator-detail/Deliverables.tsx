import { useId } from 'react';
import type { TitledText } from 'shared-contracts/content/titled-text.ts';
import { Card } from 'shared-contracts/ui/Card.tsx';
import { Grid } from 'shared-contracts/ui/Grid.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import styles from './Deliverables.module.css';

export function Deliverables({ deliverables }: { deliverables: TitledText[] }) {
  const id = useId();
  if (deliverables.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Deliverables You'll Receive" />
      <Grid as="ul" columns={deliverables.length % 3 === 0 ? 3 : 2}>
        {deliverables.map(({ title, description }) => (
          <Card key={title} as="li" className={styles.deliverable}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
