import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Dialog } from '../Dialog.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Grid } from '../Grid.tsx';
import { Notice } from '../Notice.tsx';
import { Popup } from '../Popup.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { TextField } from '../TextField.tsx';
import { Toast } from '../Toast.tsx';
import styles from './Styleguide.module.css';

export function MessageSheet() {
  const [shown, setShown] = useState<'dialog' | 'popup' | 'toast'>();
  return (
    <Section>
      <SectionHeading title="Messages and waiting" />
      <div className={styles.stack}>
        <Notice>The round of 2025 is over; you can still apply for the next one.</Notice>
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
          <Button onClick={() => setShown('popup')}>Show popup</Button>
          <Button onClick={() => setShown('toast')}>Show toast</Button>
        </div>
      </div>
      <Dialog open={shown === 'dialog'} onClose={() => setShown(undefined)} title="Want the Full Story?">
        <TextField label="Full Name" />
        <Button>Submit</Button>
      </Dialog>
      <Popup open={shown === 'popup'} title="Thank You" onClose={() => setShown(undefined)}>
        <p>Your submission has been received. A cloud expert will be in touch.</p>
      </Popup>
      <Toast>{shown === 'toast' && 'Thank you! Please check your email for case study document.'}</Toast>
    </Section>
  );
}
