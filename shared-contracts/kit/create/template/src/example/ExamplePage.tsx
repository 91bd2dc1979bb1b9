import { Button } from '@site/ui/controls/Button';
import { Container } from '@site/ui/layout/Container';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useState } from 'react';
import styles from './ExamplePage.module.css';

export function ExamplePage() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1} title="Example" lead="The first page of a new team." />
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          How it got here
        </Button>
        {isShown && <p>It was released on its own, into a site that was running.</p>}
      </div>
    </Container>
  );
}
