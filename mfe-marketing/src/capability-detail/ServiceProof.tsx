import type { Proof } from '@site/content/entries/case-study-list';
import type { TitledPicture } from '@site/content/fields/titled-text';
import { Link } from '@site/contract/navigation/Link';
import { Tabs } from '@site/ui/controls/Tabs';
import { ProofList } from '@site/ui/layout/ProofList';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import styles from './ServiceProof.module.css';
import { TabContent } from './TabContent.tsx';

/** Results for other clients, in tabs if there is more than one, with links to case studies of the service. */
export function ServiceProof({
  tabs,
  told,
  proofs,
}: {
  tabs: readonly TitledPicture[];
  told: readonly (Proof | undefined)[];
  proofs: readonly Proof[];
}) {
  const titleId = useId();
  const [first, ...others] = tabs;
  if (!first && proofs.length === 0) return null;

  /** The tab's own case study, or a similar one. */
  function toLink(index: number) {
    const own = told[index];
    if (own) return { to: own.to, words: `Read the case study: ${own.title}` };
    const similar = proofs[index % proofs.length];
    return similar && { to: similar.to, words: `A similar project: ${similar.title}` };
  }

  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} title="Case studies" />
      <div className={styles.proof}>
        {first && others.length === 0 && <TabContent tab={first} titled link={toLink(0)} />}
        {others.length > 0 && (
          <Tabs
            label="Case studies"
            tabs={tabs.map((tab, index) => ({
              title: tab.title,
              content: <TabContent tab={tab} titled link={toLink(index)} />,
            }))}
          />
        )}
        <ProofList items={proofs} />
        <p>
          <Link to="/case-study">All case studies</Link>
        </p>
      </div>
    </Section>
  );
}
