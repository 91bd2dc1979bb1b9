import { Form, useLoaderData, useSearchParams } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CountdownTimer } from './CountdownTimer.tsx';
import { FundingBar } from './FundingBar.tsx';
import type { ProgramData } from './load-program.ts';
import { Pillars } from './Pillars.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import styles from './ProgramPage.module.css';
import { StaleFigures } from './StaleFigures.tsx';
import { useFunding } from './use-funding.ts';

/**
 * The SMB program page (spec section 2). Its own width picks the variant: under 768 px, a teaser whose button flips
 * to the form; above that, everything at once. The URL holds whether a phone shows the teaser or the form, so that it
 * works without JavaScript and Back returns to the teaser.
 *
 * @param width set by the campaign pages to keep the mobile or tablet variant on any screen
 */
export function ProgramPage({ width = 'any' }: { width?: 'any' | 'mobile' | 'tablet' }) {
  const { program, funding: funded, asOf, isStale } = useLoaderData<ProgramData>();
  const funding = useFunding(program.fundingPool, funded);
  const [query] = useSearchParams();
  const view = query.get('view') === 'form' ? 'form' : 'teaser';
  const firstView = useRef(view);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const teaserHeading = useRef<HTMLHeadingElement>(null);
  const shownView = useRef(view);
  const turned = firstView.current !== view;

  useEffect(() => {
    const heading = view === 'form' ? formHeading : teaserHeading;
    if (shownView.current !== view) heading.current?.focus({ preventScroll: true });
    shownView.current = view;
  }, [view]);

  return (
    <div className={styles.program} data-width={width}>
      <div className={styles.page} data-view={view} data-turned={turned || undefined}>
        <header className={styles.hero} data-ground="ink">
          <Container>
            <div className={styles.heroColumns}>
              <div className={styles.title}>
                <p className={styles.eyebrow}>SMB accelerator program</p>
                <h1>{program.title}</h1>
                <p className={styles.lead}>{program.description}</p>
                <ButtonLink href="#apply" className={styles.jump}>
                  {program.contactButton} <ArrowRight aria-hidden />
                </ButtonLink>
              </div>
              <div className={styles.figures}>
                <CountdownTimer applyBy={program.applyBy} asOf={asOf} />
                <FundingBar funding={funding} />
                {isStale && <StaleFigures />}
                <noscript>
                  <p>As of {new Date(asOf).toUTCString()}</p>
                </noscript>
              </div>
            </div>
          </Container>
        </header>
        <div className={styles.stage}>
          <div className={styles.front}>
            <Container>
              <div className={styles.teaser}>
                <h2 ref={teaserHeading} tabIndex={-1}>
                  {program.teaser.title}
                </h2>
                <p>{program.teaser.description}</p>
                <Form method="get">
                  <input type="hidden" name="view" value="form" />
                  <Button type="submit">
                    {program.contactButton} <ArrowRight aria-hidden />
                  </Button>
                </Form>
              </div>
              <Pillars pillars={program.pillars} />
            </Container>
          </div>
          <div className={styles.back}>
            <Container>
              <Link to="?" className={styles.return}>
                About the program
              </Link>
              <ProgramForm headingRef={formHeading} />
            </Container>
          </div>
        </div>
      </div>
    </div>
  );
}
