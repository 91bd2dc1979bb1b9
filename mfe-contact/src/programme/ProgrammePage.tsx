import { Form, useLoaderData, useSearchParams } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CountdownTimer } from './CountdownTimer.tsx';
import { FundingBar } from './FundingBar.tsx';
import type { ProgrammeData } from './load-programme.ts';
import { Pillars } from './Pillars.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';
import styles from './ProgrammePage.module.css';

/**
 * The SMB programme (spec section 2). Its own width decides the variant: under 768 px a teaser whose 'Talk to us' turns to
 * the form, above that everything at once. Which of the two a phone shows stands in the address, so that it works without
 * JavaScript and Back returns to the teaser.
 *
 * @param width the campaign pages keep the mobile or the tablet variant at every width of the screen
 */
export function ProgrammePage({ width = 'any' }: { width?: 'any' | 'mobile' | 'tablet' }) {
  const { programme, funding, loadedAt } = useLoaderData<ProgrammeData>();
  const [query] = useSearchParams();
  const view = query.get('view') === 'form' ? 'form' : 'teaser';
  const firstView = useRef(view);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const turned = firstView.current !== view;

  useEffect(() => {
    if (turned && view === 'form') formHeading.current?.focus({ preventScroll: true });
  }, [turned, view]);

  return (
    <div className={styles.programme} data-width={width}>
      <div className={styles.page} data-view={view} data-turned={turned || undefined}>
        <header className={styles.hero} data-ground="ink">
          <Container>
            <div className={styles.heroColumns}>
              <div className={styles.title}>
                <p className={styles.eyebrow}>SMB accelerator programme</p>
                <h1>{programme.title}</h1>
                <p className={styles.lead}>{programme.description}</p>
                <ButtonLink href="#apply" className={styles.jump}>
                  Talk to us <ArrowRight aria-hidden />
                </ButtonLink>
              </div>
              <div className={styles.figures}>
                <CountdownTimer applyBy={programme.applyBy} loadedAt={loadedAt} />
                <FundingBar funding={funding} />
              </div>
            </div>
          </Container>
        </header>
        <div className={styles.stage}>
          <div className={styles.front}>
            <Container>
              <div className={styles.teaser}>
                <h2>{programme.teaser.title}</h2>
                <p>{programme.teaser.description}</p>
                <Form method="get">
                  <input type="hidden" name="view" value="form" />
                  <Button type="submit">
                    Talk to us <ArrowRight aria-hidden />
                  </Button>
                </Form>
              </div>
              <Pillars pillars={programme.pillars} />
            </Container>
          </div>
          <div className={styles.back}>
            <Container>
              <Link to="?" className={styles.return}>
                About the programme
              </Link>
              <ProgrammeForm headingRef={formHeading} />
            </Container>
          </div>
        </div>
      </div>
    </div>
  );
}
