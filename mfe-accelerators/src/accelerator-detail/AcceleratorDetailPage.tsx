import { useLoaderData } from '@site/contract/host';
import { Deliverables } from './Deliverables.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProgramClosing } from './ProgramClosing.tsx';
import { ProgramError } from './ProgramError.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import { ProgramProof } from './ProgramProof.tsx';
import type { ProgramData } from './program-data.ts';
import { WhatItIs } from './WhatItIs.tsx';
import { WhatsIncluded } from './WhatsIncluded.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Spec section 2, Accelerator detail. */
export function AcceleratorDetailPage() {
  const { program, error = '', defaultOnePager, checklist, proofs = [] } = useLoaderData<ProgramData>();
  if (!program) return <ProgramError message={error} />;
  return (
    <>
      <ProgramHero program={program} />
      <WhatItIs program={program} />
      <WhyChoose title={program.title} reasons={program.whyChooseList} />
      <Deliverables deliverables={program.deliverables} />
      <WhatsIncluded items={program.whatsIncluded} />
      <HowItWorks steps={program.howItWorks} />
      <ProgramProof proofs={proofs} />
      <ProgramClosing
        program={program}
        onePager={program.onePager ?? defaultOnePager ?? '/docs/capabilities-overview'}
        checklist={checklist}
      />
    </>
  );
}
