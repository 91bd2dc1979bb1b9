import { ContactCallToAction } from '@site/ui/layout/ContactCallToAction';
import { PipelineScene } from '../artwork/PipelineScene.tsx';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { CapabilityTabs } from './capabilities/CapabilityTabs.tsx';
import { CaseStudies } from './case-studies/CaseStudies.tsx';
import { ValidatedExpertise } from './expertise/ValidatedExpertise.tsx';
import type { HomeData } from './home-data.ts';
import { ManagedServices } from './managed-services/ManagedServices.tsx';
import { SolutionHighlights } from './solutions/SolutionHighlights.tsx';
import { AcceleratorSteps } from './steps/AcceleratorSteps.tsx';

/** Everything below the first screen of the home page, in a separate chunk. */
export default function HomeSections({ home, managedServicesPath }: HomeData) {
  return (
    <>
      <AcceleratorSteps {...home.steps} />
      <CapabilityTabs {...home.potentialOfAws} />
      <ValidatedExpertise {...home.technicalExpertise} />
      <SolutionHighlights {...home.smartSolutions} />
      <ManagedServices {...home.managedServices} to={managedServicesPath} />
      <CaseStudies />
      <Testimonials testimonials={home.testimonials} />
      <ContactCallToAction {...home.contactUs} artwork={<PipelineScene />} />
    </>
  );
}
