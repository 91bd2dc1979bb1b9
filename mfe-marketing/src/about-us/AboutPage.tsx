import { useLoaderData } from '@site/contract/host';
import { ContactCallToAction } from '@site/ui/layout/ContactCallToAction';
import { GuardRailsScene } from '../artwork/GuardRailsScene.tsx';
import { AboutOpening } from './AboutOpening.tsx';
import { Approach } from './Approach.tsx';
import type { AboutData } from './about-data.ts';
import { ClientVoices } from './ClientVoices.tsx';
import { Community } from './Community.tsx';
import { Impact } from './Impact.tsx';
import { Mission } from './Mission.tsx';
import { People } from './People.tsx';

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
        button={about.contactUsButton}
        artwork={<GuardRailsScene />}
      />
    </>
  );
}
