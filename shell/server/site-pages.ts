import { getAcceleratorCards } from 'shared-contracts/content/accelerator-list.ts';
import { getCapabilitySections } from 'shared-contracts/content/capability.ts';
import { getCaseStudyCards } from 'shared-contracts/content/case-study-list.ts';
import type { ContentClient } from 'shared-contracts/content/content-client.ts';

const fixedPages = [
  { path: '/', title: 'Home' },
  { path: '/about-us', title: 'About Us' },
  { path: '/accelerators', title: 'Accelerators' },
  { path: '/case-study', title: 'Case Studies' },
  { path: '/press', title: 'Press' },
  { path: '/contact-us', title: 'Contact Us' },
  { path: '/well-architected-review', title: 'Well-Architected Review' },
  { path: '/smb-aws-accelerator-program', title: 'SMB accelerator programme' },
  { path: '/acceptance-use-policy', title: 'Acceptable Use Policy' },
  { path: '/data-security', title: 'Data Security' },
  { path: '/access-control-policy', title: 'Access Control Policy' },
];

/** Every page that should be found: the fixed ones, and one for each capability, service, case study and programme. */
export async function listPages(content: ContentClient): Promise<{ path: string; title: string }[]> {
  const [sections, studies, programmes] = await Promise.all([
    getCapabilitySections(content).catch(() => []),
    getCaseStudyCards(content).catch(() => []),
    getAcceleratorCards(content).catch(() => []),
  ]);
  return [
    ...fixedPages,
    ...sections.flatMap(({ name, title, services }) => [
      { path: `/capability/${name}`, title },
      ...services.map((service) => ({ path: `/capability/${name}/${service.slug}`, title: service.title })),
    ]),
    ...studies.flatMap(({ caseId, title }) => (caseId ? [{ path: `/case-study/${caseId}`, title }] : [])),
    ...programmes.map(({ slug, title }) => ({ path: `/accelerators/${slug}`, title })),
  ];
}
