import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { toCapability } from '@site/content/entries/capability';
import { toCapabilityService } from '@site/content/entries/capability-service';
import type { TypeAcceleratorsFields, TypeCapabilitiesFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { composeAnswer } from 'services/api/assistant/answer/compose-answer.ts';
import { planAnswer } from 'services/api/assistant/answer/plan-answer.ts';
import { expect, it } from 'vitest';
import { toAcceleratorProgram } from '../../mfe-accelerators/src/accelerator-detail/accelerator-program.ts';
import { toProgramQuestions } from '../../mfe-accelerators/src/accelerator-detail/program-questions.ts';
import { toCapabilityQuestions, toServiceQuestions } from '../../mfe-marketing/src/questions/page-questions.ts';
import { createSampleIndex } from './sample-index.ts';

const index = await createSampleIndex();
const content = createSampleContent();
const capabilities = await content.getEntries({ contentType: 'capabilities', include: 3, limit: 100 });
const programs = toEntries(fieldsOf<TypeAcceleratorsFields>(await getAcceleratorsEntry(content)).acceleratorprograms);
const onPrograms = programs.flatMap((entry) =>
  toProgramQuestions(toAcceleratorProgram(entry)).map((question) => ({
    question,
    path: `/accelerators/${toAcceleratorCard(entry).slug}`,
  })),
);
const onCapabilities = capabilities.flatMap((entry) => {
  const path = `/capability/${toCapability(entry).name}`;
  const services = toEntries(fieldsOf<TypeCapabilitiesFields>(entry).metrics).map(toCapabilityService);
  return [
    ...toCapabilityQuestions(toCapability(entry)).map((question) => ({ question, path })),
    ...services.flatMap((service) =>
      toServiceQuestions(service).map((question) => ({ question, path: `${path}/${service.slug}` })),
    ),
  ];
});

it('are on every program, capability and service of the sample', () => {
  expect(new Set(onPrograms.map(({ path }) => path)).size).toBe(5);
  expect(new Set(onCapabilities.map(({ path }) => path)).size).toBe(3 + 23);
});

it.each([...onPrograms, ...onCapabilities])('answers "$question" from $path', ({ question, path }) => {
  const plan = planAnswer(index, question);
  const [said = ''] = composeAnswer(plan, question, { now: Date.now() }, index.pages);
  expect(plan.verdict).toBe('answer');
  expect(said).toContain(`<a href="${path}">`);
});
