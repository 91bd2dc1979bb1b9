import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { toCapability } from '@site/content/entries/capability';
import { toCapabilityService } from '@site/content/entries/capability-service';
import { toCaseStudyCard } from '@site/content/entries/case-study-card';
import { getCaseStudiesEntry } from '@site/content/entries/case-study-list';
import { toSiteDocument } from '@site/content/entries/site-document';
import type {
  TypeAcceleratorsFields,
  TypeCapabilitiesFields,
  TypeCaseStudiesFields,
} from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { pageQueries } from '@site/content/server/content-routes';
import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import type { ListedPage } from '@site/contract/releases/brought';
import { matchPath } from 'react-router-dom';
import type { Listing } from './listing.ts';
import { updatedAtOf } from './updated-at.ts';

/** A page for search engines to find. */
export interface SitePage {
  path: string;
  title: string;
  /** Title of its group. */
  section: string;
  /** One or two sentences; missing if the page has none of its own. */
  description?: string;
  /** When its content last changed, ISO 8601; missing if it has no content of its own. */
  updatedAt?: string | undefined;
}

/** Lists the pages that releases name, and one page for each capability, service, case study, program and document. */
export async function listPages(content: ContentClient, { listed, ownerOf }: Listing): Promise<SitePage[]> {
  const [fixed, others] = await Promise.all([
    Promise.all(listed.toSorted(byPath).map((page) => toFixedPage(page, content))),
    listContentPages(content),
  ]);
  return [...fixed, ...others.filter(({ path }) => ownerOf(path))];
}

async function listContentPages(content: ContentClient): Promise<SitePage[]> {
  const [capabilities, caseStudies, accelerators, documents] = await Promise.all([
    content.getEntries({ contentType: 'capabilities', include: 3, limit: 100 }).catch(() => []),
    getCaseStudiesEntry(content).catch(() => undefined),
    getAcceleratorsEntry(content).catch(() => undefined),
    content.getEntries({ contentType: 'document', include: 2, limit: 100 }).catch(() => []),
  ]);
  return [
    ...capabilities.flatMap(toCapabilityPages),
    ...toEntries(fieldsOf<TypeCaseStudiesFields>(caseStudies).childCards).flatMap(toCaseStudyPage),
    ...toEntries(fieldsOf<TypeAcceleratorsFields>(accelerators).acceleratorprograms).flatMap(toProgramPage),
    ...documents.flatMap(toDocumentPage),
  ];
}

/** Finds a real address for a path with parameters, or makes one up if no page matches. */
export async function findPage(content: ContentClient, pattern: string): Promise<string> {
  if (!pattern.includes(':')) return pattern;
  const pages = await listContentPages(content).catch(() => []);
  const known = pages.find(({ path }) => matchPath(pattern, path));
  return known?.path ?? pattern.replace(/:[^/]+/g, 'sample');
}

const byPath = (one: ListedPage, other: ListedPage) => one.path.localeCompare(other.path);

/** The same reads as the pages themselves, so that the cache has them. */
async function toFixedPage({ content: contentType, ...page }: ListedPage, content: ContentClient): Promise<SitePage> {
  const query = pageQueries.find((known) => known.contentType === contentType);
  if (!query) return page;
  const [entry] = await content.getEntries(query).catch(() => []);
  return { ...page, updatedAt: updatedAtOf(entry) };
}

function toCapabilityPages(entry: ResolvedEntry): SitePage[] {
  const { name, title, description } = toCapability(entry);
  if (!name) return [];
  const path = `/capability/${name}`;
  const services = toEntries(fieldsOf<TypeCapabilitiesFields>(entry).metrics).flatMap((metric) => {
    const service = toCapabilityService(metric);
    if (!service.slug) return [];
    return [
      {
        section: title,
        path: `${path}/${service.slug}`,
        title: service.title,
        description: service.subTitles,
        updatedAt: updatedAtOf(metric),
      },
    ];
  });
  return [{ section: title, path, title, description, updatedAt: updatedAtOf(entry) }, ...services];
}

function toCaseStudyPage(entry: ResolvedEntry): SitePage[] {
  const { caseId, title, description } = toCaseStudyCard(entry);
  const path = `/case-study/${caseId}`;
  return caseId ? [{ section: 'Case Studies', path, title, description, updatedAt: updatedAtOf(entry) }] : [];
}

function toProgramPage(entry: ResolvedEntry): SitePage[] {
  const { slug, title, description } = toAcceleratorCard(entry);
  const path = `/accelerators/${slug}`;
  return slug ? [{ section: 'Accelerators', path, title, description, updatedAt: updatedAtOf(entry) }] : [];
}

function toDocumentPage(entry: ResolvedEntry): SitePage[] {
  const { docId, title, description, url } = toSiteDocument(entry);
  const path = `/docs/${docId}`;
  return docId && url ? [{ section: 'Documents', path, title, description, updatedAt: updatedAtOf(entry) }] : [];
}
