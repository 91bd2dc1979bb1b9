import type { TitledPicture } from '@site/content/fields/titled-text';
import { Tabs } from '@site/ui/controls/Tabs';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import { TabContent } from './TabContent.tsx';

/** One tab per stage of the work. Tabs fade over 300 ms and ignore switches during a fade (spec section 2). */
export function ServiceStrategy({ title, tabs }: { title: string; tabs: readonly TitledPicture[] }) {
  const titleId = useId();
  if (tabs.length === 0) return null;
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} title={title} />
      <Tabs
        label={title}
        tabs={tabs.map((tab, index) => ({
          title: tab.title,
          content: <TabContent tab={tab} mark={`${index + 1} / ${tabs.length}`} />,
        }))}
      />
    </Section>
  );
}
