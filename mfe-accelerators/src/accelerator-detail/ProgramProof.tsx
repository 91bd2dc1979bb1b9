import type { Proof } from '@site/content/entries/case-study-list';
import { ProofList } from '@site/ui/layout/ProofList';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';

/** Case studies of what the program is about. Renders nothing without any. */
export function ProgramProof({ proofs }: { proofs: readonly Proof[] }) {
  const id = useId();
  if (proofs.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={id}>
      <SectionHeading id={id} title="Case Studies" />
      <ProofList items={proofs} />
    </Section>
  );
}
