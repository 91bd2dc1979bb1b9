import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/TextField.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { Toast } from '../feedback/Toast.tsx';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import styles from './Styleguide.module.css';

export function MessageSheet() {
  const [shown, setShown] = useState<'dialog' | 'toast'>();
  return (
    <Section>
      <SectionHeading title="Messages and loading" />
      <div className={styles.stack}>
        <Notice tone="success">Message sent successfully!</Notice>
        <Notice tone="error">Failed to load program data: No accelerator programs found</Notice>
        <EmptyState title="No testimonials available" />
        <Grid>
          {['first', 'second', 'third'].map((key) => (
            <Card key={key}>
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <div>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </div>
              <Skeleton shape="button" />
            </Card>
          ))}
        </Grid>
        <Spinner label="Loading testimonials..." />
        <div className={styles.row}>
          <Button onClick={() => setShown('dialog')}>Open dialog</Button>
          <Button onClick={() => setShown('toast')}>Show toast</Button>
        </div>
      </div>
      <Dialog open={shown === 'dialog'} onClose={() => setShown(undefined)} title="Want the Full Story?">
        <TextField label="Full Name" />
        <Button>Submit</Button>
      </Dialog>
      <Toast>{shown === 'toast' && 'Thank you! Please check your email for case study document.'}</Toast>
    </Section>
  );
}
