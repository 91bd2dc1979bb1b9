import { getAcceleratorsEntry } from 'shared-contracts/content/accelerator-list.ts';
import { type AcceleratorProgram, toAcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import { toCapability } from 'shared-contracts/content/capability.ts';
import { toCapabilityService } from 'shared-contracts/content/capability-service.ts';
import { toCaseStudy } from 'shared-contracts/content/case-study.ts';
import { getCaseStudiesEntry } from 'shared-contracts/content/case-study-list.ts';
import type { ContentClient } from 'shared-contracts/content/content-client.ts';
import type {
  TypeAcceleratorsFields,
  TypeCapabilitiesFields,
  TypeCaseStudiesFields,
} from 'shared-contracts/content/content-types.generated.ts';
import { fieldsOf, toEntries } from 'shared-contracts/content/entry-fields.ts';
import { toPlainText } from 'shared-contracts/content/rich-text.ts';

/** A page of the site that the assistant may answer from and link to. */
export interface Source {
  /** Path of its page, which is also its id. */
  path: string;
  kind: 'programme' | 'service' | 'case study';
  title: string;
  summary: string;
  /** Who it is for and what it solves, in the words of visitors. */
  needs: string[];
  /** Everything else that it says. */
  details: string[];
}

/** Everything that the assistant knows: all programmes, capability services and case studies. */
export async function getSources(content: ContentClient): Promise<Source[]> {
  const groups = await Promise.all([getProgrammes(content), getServices(content), getCaseStudies(content)]);
  return groups.flat();
}

async function getProgrammes(content: ContentClient): Promise<Source[]> {
  const fields = fieldsOf<TypeAcceleratorsFields>(await getAcceleratorsEntry(content));
  const programmes = toEntries(fields.acceleratorprograms).map(toAcceleratorProgram);
  const review = toEntries(fields.wellArchitectedReview).map(toAcceleratorProgram);
  return [
    ...programmes.map((programme) => toProgrammeSource(programme, `/accelerators/${programme.slug}`)),
    ...review.map((programme) => toProgrammeSource(programme, '/well-architected-review')),
  ];
}

function toProgrammeSource(programme: AcceleratorProgram, path: string): Source {
  return {
    path,
    kind: 'programme',
    title: programme.title,
    summary: programme.description,
    needs: [...programme.whoItsFor, ...programme.whatChallengesDoesItAddress],
    details: [
      programme.description2,
      programme.whatItIs,
      ...programme.whyChooseList,
      ...[...programme.deliverables, ...programme.howItWorks].map(
        ({ title, description }) => `${title}: ${description}`,
      ),
    ].filter(Boolean),
  };
}

async function getServices(content: ContentClient): Promise<Source[]> {
  const capabilities = await content.getEntries({ contentType: 'capabilities', include: 3, limit: 100 });
  return capabilities.flatMap((entry) => {
    const { name } = toCapability(entry);
    return toEntries(fieldsOf<TypeCapabilitiesFields>(entry).metrics)
      .map(toCapabilityService)
      .map(
        (service): Source => ({
          path: `/capability/${name}/${service.slug}`,
          kind: 'service',
          title: service.title,
          summary: service.description || service.subTitles,
          needs: [service.subTitles, ...service.whyChooseList].filter(Boolean),
          details: service.strategyTabs.map(({ title, description }) => `${title}: ${description}`),
        }),
      );
  });
}

async function getCaseStudies(content: ContentClient): Promise<Source[]> {
  const { childCards } = fieldsOf<TypeCaseStudiesFields>(await getCaseStudiesEntry(content));
  return toEntries(childCards)
    .map((card) => toCaseStudy(card))
    .filter(({ caseId }) => caseId)
    .map((study) => ({
      path: `/case-study/${study.caseId}`,
      kind: 'case study',
      title: study.title,
      summary: study.summary,
      needs: [study.industry, study.solutionType, ...study.services].filter(Boolean),
      details: [study.challenge, study.solution, study.result].map(toPlainText).filter(Boolean),
    }));
}
