import type { TitledPicture } from '@site/content/fields/titled-text';
import { Tabs } from '@site/ui/controls/Tabs';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import { TabContent } from './TabContent.tsx';

/** Results for other clients, in tabs if there is more than one. */
export function ServiceProof({ tabs }: { tabs: readonly TitledPicture[] }) {
  const titleId = useId();
  const [first, ...others] = tabs;
  if (!first) return null;
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} title="Case studies" />
      {others.length === 0 ? (
        <TabContent tab={first} titled />
      ) : (
        <Tabs
          label="Case studies"
          tabs={tabs.map((tab) => ({ title: tab.title, content: <TabContent tab={tab} titled /> }))}
        />
      )}
    </Section>
  );
}
