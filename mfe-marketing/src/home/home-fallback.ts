import { type AcceleratorStep, type HomePage, toHomePage } from './home-page.ts';

/** The five programs and their fallback routes (spec section 2, Home). */
export const fallbackSteps: (AcceleratorStep & { to: string })[] = [
  {
    number: 1,
    title: 'Review',
    description: 'A Well-Architected Review of one workload, completed in 1 to 2 weeks at no cost.',
    to: '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
  },
  {
    number: 2,
    title: 'Foundation',
    description: 'A Control Tower landing zone, up and running in under 30 minutes.',
    to: '/accelerators/ctrl-ignite-aws-control-tower-kick-starter',
  },
  {
    number: 3,
    title: 'Intelligence',
    description: 'Generative AI that processes your own documents.',
    to: '/accelerators/intellistream-intelligent-document-processing-with-genai',
  },
  {
    number: 4,
    title: 'Resilience',
    description: 'Backup, disaster recovery and high availability, planned and rehearsed.',
    to: '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop',
  },
  {
    number: 5,
    title: 'Skills',
    description: 'AWS training for your team, with 20 hours of free support.',
    to: '/accelerators/skillsprint-by-bce-aws-skill-builder-program',
  },
];

/** The campaign banner's messages when content has none (spec section 1). */
export const fallbackMessages = [
  '$500K engineering services',
  '300+ compliance standards',
  '36 regions and 108 Availability Zones',
  'Cut costs up to 30%: review completed in 1 to 2 weeks, at no cost',
];

const empty = toHomePage(undefined);

/** What the home page shows when content fails. All its links still work. */
export const fallbackHome: HomePage = {
  ...empty,
  title: 'Cloud consulting on AWS',
  subtitle: 'Architecture, migration and operations for small and mid-size businesses and startups.',
  metaDescription: 'Cloud consulting on AWS: architecture, migration, managed services and accelerator programs.',
  pressView: {
    title: 'Managed-services competency',
    description: 'Our operations practice holds the managed-services competency.',
  },
  potentialOfAws: {
    title: 'What we do on AWS',
    tabs: [
      { title: 'Services', description: 'Engagements from a first review to day-to-day operations.', highlights: [] },
      { title: 'Expertise', description: 'The fields our engineers work in every day.', highlights: [] },
      { title: 'Solutions', description: 'Proven designs for recurring problems.', highlights: [] },
    ],
  },
  steps: { title: 'The five-step accelerator program', items: fallbackSteps },
  managedServices: {
    ...empty.managedServices,
    title: 'AWS managed services',
    description: 'Monitoring, patching, backups and incident response for your AWS accounts.',
  },
};
