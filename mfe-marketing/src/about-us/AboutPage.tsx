import { useLoaderData } from 'shared-contracts/host';
import { GuardRailsScene } from 'shared-contracts/ui/artwork/GuardRailsScene.tsx';
import { ContactCallToAction } from 'shared-contracts/ui/ContactCallToAction.tsx';
import { AboutOpening } from './AboutOpening.tsx';
import { Approach } from './Approach.tsx';
import { ClientVoices } from './ClientVoices.tsx';
import { Community } from './Community.tsx';
import { Impact } from './Impact.tsx';
import { Mission } from './Mission.tsx';
import { People } from './People.tsx';
import type { AboutData } from './route.tsx';

/** Who the provider is and how it works (spec section 2, About Us). */
export function AboutPage() {
  const { about, testimonials } = useLoaderData<AboutData>();
  return (
    <>
      <AboutOpening about={about} />
      <Mission mission={about.mission} />
      <People info={about.info} />
      <Impact figures={about.impact} />
      <Approach steps={about.approach} />
      <Community projects={about.communityInvolvement} />
      <ClientVoices testimonials={testimonials} />
      <ContactCallToAction
        title={about.collaborate?.title || 'Work with us'}
        text={about.collaborate?.description}
        button="Talk to us"
        artwork={<GuardRailsScene />}
      />
    </>
  );
}
