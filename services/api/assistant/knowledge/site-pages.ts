import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { toCapability } from '@site/content/entries/capability';
import { toCapabilityService } from '@site/content/entries/capability-service';
import { toCaseStudyCard } from '@site/content/entries/case-study-card';
import { getCaseStudiesEntry } from '@site/content/entries/case-study-list';
import { getContactPromise } from '@site/content/entries/contact-promise';
import { getPressItems } from '@site/content/entries/press';
import { getSiteDocuments } from '@site/content/entries/site-document';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { getSmbProgram } from '@site/content/entries/smb-program';
import type {
  TypeAcceleratorProgramFields,
  TypeAcceleratorsFields,
  TypeCapabilitiesFields,
  TypeCaseStudiesFields,
} from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { toLongDate } from '@site/content/fields/long-date';
import { toFileUrl } from '@site/content/fields/picture';
import type { ContentClient } from '@site/contract/clients/content-client';
import { toContactPage, toFundingPage, toPolicyPages } from './company-pages.ts';
import { getDocumentSections, type ReadFile } from './document-sections.ts';
import type { Section, SitePage } from './page.ts';
import { readSections, toStatements } from './read-sections.ts';

interface Reading {
  content: ContentClient;
  readFile: ReadFile;
  log: (line: string) => void;
}

/** Reads every page of the site, with the text of its documents. Rejects if the content service does not answer. */
export async function getSitePages(reading: Reading): Promise<SitePage[]> {
  const { content } = reading;
  const groups = await Promise.all([
    getProgramPages(reading),
    getCapabilityPages(content),
    getCaseStudyPages(content),
    getCompanyPages(content),
    getDocumentPages(reading),
    toPolicyPages(),
  ]);
  return groups.flat();
}

async function getProgramPages({ content, readFile, log }: Reading): Promise<SitePage[]> {
  const entry = await getAcceleratorsEntry(content);
  const { acceleratorprograms, wellArchitectedReview } = fieldsOf<TypeAcceleratorsFields>(entry);
  const programs = toEntries(acceleratorprograms);
  const toPage = async (program: unknown, path: string): Promise<SitePage> => {
    const onePager = toFileUrl(fieldsOf<TypeAcceleratorProgramFields>(program).onePager);
    const document = onePager ? await getDocumentSections(onePager, readFile, log) : [];
    return {
      path,
      kind: 'program',
      title: toAcceleratorCard(program).title,
      sections: [...readSections(program), ...document.map((section) => under('One-pager', section))],
    };
  };
  const list: SitePage = {
    path: '/accelerators',
    kind: 'program',
    title: 'Accelerator programs',
    sections: [
      ...readSections(entry, { without: ['acceleratorprograms', 'wellArchitectedReview'] }),
      {
        headings: ['Our accelerator programs'],
        statements: programs.map((one) => toAcceleratorCard(one).title),
        isList: true,
      },
    ],
  };
  return Promise.all([
    list,
    ...programs.map((program) => toPage(program, `/accelerators/${toAcceleratorCard(program).slug}`)),
    ...toEntries(wellArchitectedReview).map((program) => toPage(program, '/well-architected-review')),
  ]);
}

async function getCapabilityPages(content: ContentClient): Promise<SitePage[]> {
  const capabilities = await content.getEntries({ contentType: 'capabilities', include: 3, limit: 100 });
  return capabilities.flatMap((entry): SitePage[] => {
    const { name, title } = toCapability(entry);
    const services = toEntries(fieldsOf<TypeCapabilitiesFields>(entry).metrics);
    const offered = services.map(toCapabilityService).map((service) => `${service.title}: ${service.subTitles}`);
    const path = `/capability/${name}`;
    return [
      {
        path,
        kind: 'service',
        title,
        sections: [
          ...readSections(entry, { without: ['metrics'] }),
          { headings: [`Our ${title.toLowerCase()}`], statements: offered, isList: true },
        ],
      },
      ...services.map((service): SitePage => {
        const { title: name, slug, tools } = toCapabilityService(service);
        const named = tools.map(({ alt }) => alt).filter(Boolean);
        const shown = named.length > 0 ? [{ headings: ['Tools we use'], statements: named }] : [];
        const sections = [...readSections(service, { without: ['tools', 'assets'] }), ...shown];
        return { path: `${path}/${slug}`, kind: 'service', title: name, sections };
      }),
    ];
  });
}

async function getCaseStudyPages(content: ContentClient): Promise<SitePage[]> {
  const entry = await getCaseStudiesEntry(content);
  const studies = toEntries(fieldsOf<TypeCaseStudiesFields>(entry).childCards);
  const withPage = studies.filter((study) => toCaseStudyCard(study).caseId);
  const others = studies.filter((study) => !toCaseStudyCard(study).caseId).map(toCaseStudyCard);
  const list: SitePage = {
    path: '/case-study',
    kind: 'case study',
    title: 'Our Case Studies',
    sections: [
      ...readSections(entry, { without: ['childCards', 'awsServicesFilters'] }),
      ...others.map(({ title, description }) => ({ headings: [title], statements: toStatements(description) })),
    ],
  };
  const pages = withPage.map((study): SitePage => {
    const { caseId, title } = toCaseStudyCard(study);
    return { path: `/case-study/${caseId}`, kind: 'case study', title, sections: readSections(study) };
  });
  return [list, ...pages];
}

async function getCompanyPages(content: ContentClient): Promise<SitePage[]> {
  const [[home], [about], press, settings, promise, program] = await Promise.all([
    content.getEntries({ contentType: 'homePage', include: 2, limit: 1 }),
    content.getEntries({ contentType: 'aboutUs', include: 2, limit: 100 }),
    getPressItems(content),
    getSiteSettings(content),
    getContactPromise(content),
    getSmbProgram(content),
  ]);
  const teasers = ['rca', 'potentialOfAws', 'smartSolutionsTabs', 'pressViewBadge'];
  const sections = readSections(home, { without: teasers, named: { testimonial: 'Testimonials: what clients say' } });
  const named: Section = {
    headings: [],
    statements: [settings.providerName, settings.tagline].filter(Boolean),
  };
  const news = press.map(({ id, title, description, date }): SitePage => {
    const statements = [...toStatements(description), date && `Published on ${toLongDate(date)}.`].filter(Boolean);
    return { path: `/press#${id}`, kind: 'news', title, sections: [{ headings: ['Press'], statements }] };
  });
  const feed = { headings: ['RSS feed'], statements: ['The RSS feed has all news: subscribe to /rss.xml.'] };
  const headlines = {
    headings: ['Latest press releases and news'],
    statements: press.map(({ title }) => title),
    isList: true,
  };
  return [
    { path: '/', kind: 'company', title: 'Home', sections: [named, ...sections], provider: settings.providerName },
    { path: '/about-us', kind: 'company', title: 'About Us', sections: readSections(about) },
    { path: '/press', kind: 'company', title: 'Press', sections: [feed, headlines] },
    ...news,
    toContactPage(settings, promise),
    toFundingPage(program),
  ];
}

async function getDocumentPages({ content, readFile, log }: Reading): Promise<SitePage[]> {
  const documents = await getSiteDocuments(content);
  return Promise.all(
    documents.map(async ({ docId, title, description, url }): Promise<SitePage> => {
      const first = { headings: [], statements: toStatements(description) };
      const sections = [first, ...(await getDocumentSections(url, readFile, log))];
      return { path: `/docs/${docId}`, kind: 'document', title, sections };
    }),
  );
}

function under(heading: string, { headings, ...section }: Section): Section {
  return { headings: [heading, ...headings], ...section };
}
