import { useId } from 'react';
import type { TitledPicture } from 'shared-contracts/content/titled-text.ts';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import { Tabs } from 'shared-contracts/ui/Tabs.tsx';
import { TabContent } from './TabContent.tsx';

/** What came of it elsewhere; one case needs no tabs. */
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
