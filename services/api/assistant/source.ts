import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { toCapability } from '@site/content/entries/capability';
import { toCapabilityService } from '@site/content/entries/capability-service';
import { toCaseStudy } from '@site/content/entries/case-study';
import { getCaseStudiesEntry } from '@site/content/entries/case-study-list';
import type {
  TypeAcceleratorProgramFields,
  TypeAcceleratorsFields,
  TypeCapabilitiesFields,
  TypeCaseStudiesFields,
} from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { toLines, toPlainText } from '@site/content/fields/rich-text';
import { toTitledText } from '@site/content/fields/titled-text';
import type { ContentClient } from '@site/contract/clients/content-client';

/** A page of the site that the assistant may answer from and link to. */
export interface Source {
  /** The page's path, which is also the source's id. */
  path: string;
  kind: 'program' | 'service' | 'case study';
  title: string;
  summary: string;
  /** Who it is for and what it solves, in visitors' words. */
  needs: string[];
  /** Everything else on the page. */
  details: string[];
}

/** Everything that the assistant knows: all programs, capability services, and case studies. */
export async function getSources(content: ContentClient): Promise<Source[]> {
  const groups = await Promise.all([getPrograms(content), getServices(content), getCaseStudies(content)]);
  return groups.flat();
}

async function getPrograms(content: ContentClient): Promise<Source[]> {
  const fields = fieldsOf<TypeAcceleratorsFields>(await getAcceleratorsEntry(content));
  return [
    ...toEntries(fields.acceleratorprograms).map((program) =>
      toProgramSource(program, `/accelerators/${toAcceleratorCard(program).slug}`),
    ),
    ...toEntries(fields.wellArchitectedReview).map((program) => toProgramSource(program, '/well-architected-review')),
  ];
}

function toProgramSource(program: unknown, path: string): Source {
  const { title, description } = toAcceleratorCard(program);
  const fields = fieldsOf<TypeAcceleratorProgramFields>(program);
  const steps = [...toEntries(fields.deliverables), ...toEntries(fields.howItWorks)].map(toTitledText);
  return {
    path,
    kind: 'program',
    title,
    summary: description,
    needs: [...toLines(fields.whoItsFor), ...toLines(fields.whatChallengesDoesItAddress)],
    details: [
      toPlainText(fields.description2),
      toPlainText(fields.whatItIs),
      ...toLines(fields.whyChooseList),
      ...steps.map((step) => `${step.title}: ${step.description}`),
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
