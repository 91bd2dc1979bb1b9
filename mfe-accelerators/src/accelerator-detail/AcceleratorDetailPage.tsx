import { useLoaderData, useLocation } from '@site/contract/host';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { Deliverables } from './Deliverables.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProgramClosing } from './ProgramClosing.tsx';
import { ProgramError } from './ProgramError.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import type { ProgramData } from './program-data.ts';
import { toProgramState } from './program-state.ts';
import { WhatItIs } from './WhatItIs.tsx';
import { WhatsIncluded } from './WhatsIncluded.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Spec section 2, Accelerator detail. If the program fails to load, shows the one from the navigation state. */
export function AcceleratorDetailPage() {
  const { program: fetched, error = '', defaultOnePager } = useLoaderData<ProgramData>();
  const { state } = useLocation();
  const { programData, breadcrumb } = toProgramState(useIsHydrated() ? state : undefined);
  const program = fetched ?? programData;
  if (!program) return <ProgramError message={error} />;
  return (
    <>
      <ProgramHero program={program} breadcrumb={breadcrumb || program.title} />
      <WhatItIs program={program} />
      <WhyChoose title={program.title} reasons={program.whyChooseList} />
      <Deliverables deliverables={program.deliverables} />
      <WhatsIncluded items={program.whatsIncluded} />
      <HowItWorks steps={program.howItWorks} />
      <ProgramClosing title={program.title} onePager={program.onePager ?? defaultOnePager} />
    </>
  );
}
