import { ArrowRight } from 'lucide-react';
import { GuardRailsScene } from '../artwork/GuardRailsScene.tsx';
import { HeroScene } from '../artwork/HeroScene.tsx';
import { PartnerBadge } from '../artwork/PartnerBadge.tsx';
import { PipelineScene } from '../artwork/PipelineScene.tsx';
import { SavingsScene } from '../artwork/SavingsScene.tsx';
import { ZonesScene } from '../artwork/ZonesScene.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Grid } from '../Grid.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import styles from './Styleguide.module.css';

export function ArtworkSheet() {
  return (
    <>
      <Section ground="ink">
        <div className={styles.hero}>
          <div>
            <h2>Cloud that holds when it counts</h2>
            <p>We design, build and run AWS platforms with the guard rails already in place.</p>
            <div className={styles.row}>
              <Button>
                Talk to an expert
                <ArrowRight aria-hidden />
              </Button>
              <Button look="secondary">See our work</Button>
            </div>
          </div>
          <HeroScene />
        </div>
      </Section>
      <Section>
        <SectionHeading title="Drawings" lead="Scenes follow the scheme and the ground that they stand on." />
        <div className={styles.stack}>
          <HeroScene />
          <Grid columns={2}>
            {Object.entries({ PipelineScene, GuardRailsScene, ZonesScene, SavingsScene }).map(([name, Scene]) => (
              <Card key={name}>
                <Scene />
                <h3>{name}</h3>
              </Card>
            ))}
          </Grid>
          <div className={styles.row}>
            {badges.map(([kind, ...lines]) => (
              <div key={lines[0]} className={styles.badge}>
                <PartnerBadge kind={kind} lines={lines} />
              </div>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

const badges = [
  ['Competency', 'Managed', 'Services'],
  ['Partner', 'Advanced', 'Tier'],
  ['Programme', 'Well-', 'Architected'],
  ['Competency', 'Small', 'Business'],
] as [string, ...string[]][];
