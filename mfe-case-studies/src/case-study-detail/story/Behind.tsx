import { ProofList } from '@site/ui/layout/ProofList';
import { Section } from '@site/ui/layout/Section';
import type { DetailData } from '../detail-data.ts';
import { Chapter } from './Chapter.tsx';

/** The services and programs that the case study shows at work. Renders nothing without any. */
export function Behind({ items }: { items: DetailData['behind'] }) {
  if (items.length === 0) return null;
  return (
    <Section tight>
      <Chapter title="What We Used">
        <ProofList items={items} />
      </Chapter>
    </Section>
  );
}
