import { placeholderPicture } from '@site/content/fields/placeholder-picture';
import type { AboutUs } from './about-us.ts';

/** What About Us shows when content fails (spec section 2, About Us). */
const fallbackAbout: AboutUs = {
  title: 'About us',
  description1: 'We are a cloud consulting provider for small and mid-size businesses and startups.',
  description2: 'We design, migrate and run platforms on AWS, and we stick around for what comes next.',
  img: placeholderPicture,
  mission: 'To make dependable cloud engineering available to every company that needs it.',
  info: [
    { title: 'Who We Are', description: 'Architects, engineers and operators of cloud platforms.', points: [] },
    {
      title: 'Our Culture',
      description: 'We write things down, review each other’s work and learn in the open.',
      points: [],
    },
    { title: 'Our Core Values', description: 'Clarity, care and responsibility.', points: [] },
  ],
  approach: [
    { title: 'Assess', description: 'Understand the systems, the costs and the people around them.' },
    { title: 'Strategize', description: 'Choose a way forward, and know its price and its risks.' },
    { title: 'Implement', description: 'Build it in small, reversible steps.' },
    { title: 'Optimize', description: 'Measure, tune and hand over.' },
  ],
  impact: [],
  communityInvolvement: [],
  collaborate: { title: 'Work with us', description: 'Tell us what you want to build.' },
  contactUsButton: 'Talk to us',
};

/** Fills the gaps in content with fallback text and a fallback picture. */
export function withFallbacks(about: AboutUs | undefined): AboutUs {
  if (!about) return fallbackAbout;
  return {
    ...about,
    title: about.title || fallbackAbout.title,
    description1: about.description1 || fallbackAbout.description1,
    img: about.img ?? fallbackAbout.img,
    mission: about.mission || fallbackAbout.mission,
    info: about.info.length > 0 ? about.info : fallbackAbout.info,
    approach: about.approach.length > 0 ? about.approach : fallbackAbout.approach,
    communityInvolvement: about.communityInvolvement.map((item) => ({ ...item, img: item.img ?? placeholderPicture })),
    collaborate: about.collaborate ?? fallbackAbout.collaborate,
    contactUsButton: about.contactUsButton || fallbackAbout.contactUsButton,
  };
}
