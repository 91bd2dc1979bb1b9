import { toSlug } from '@site/contract/navigation/to-slug';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Tabs } from '@site/ui/controls/Tabs';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { ReasonList } from '@site/ui/media/ReasonList';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { CapabilityTab } from '../home-page.ts';
import styles from './CapabilityTabs.module.css';

/** Services, Expertise and Solutions, each with its highlights and, on narrow screens, a link to its list (spec section 2, Home). */
export function CapabilityTabs({ title, tabs }: { title: string; tabs: readonly CapabilityTab[] }) {
  const titleId = useId();
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} title={title} />
      <Tabs
        label="Capabilities"
        tabs={tabs.map((tab) => ({ title: tab.title, content: <CapabilityPanel tab={tab} /> }))}
      />
    </Section>
  );
}

function CapabilityPanel({ tab }: { tab: CapabilityTab }) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.description}>{tab.description}</p>
        <ButtonLink to={`/capability/${toSlug(tab.title)}`} className={styles.discover}>
          Discover our {tab.title}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </div>
      <ReasonList reasons={tab.highlights} look="rows" className={styles.highlights} />
    </div>
  );
}
