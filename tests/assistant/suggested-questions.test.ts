import { toCapability } from '@site/content/entries/capability';
import { toCapabilityService } from '@site/content/entries/capability-service';
import type { TypeCapabilitiesFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { composeAnswer } from 'services/api/assistant/answer/compose-answer.ts';
import { planAnswer } from 'services/api/assistant/answer/plan-answer.ts';
import { expect, it } from 'vitest';
import { toCapabilityQuestions, toServiceQuestions } from '../../mfe-marketing/src/questions/page-questions.ts';
import { createSampleIndex } from './sample-index.ts';

const index = await createSampleIndex();
const capabilities = await createSampleContent().getEntries({ contentType: 'capabilities', include: 3, limit: 100 });
const suggested = capabilities.flatMap((entry) => {
  const path = `/capability/${toCapability(entry).name}`;
  const services = toEntries(fieldsOf<TypeCapabilitiesFields>(entry).metrics).map(toCapabilityService);
  return [
    ...toCapabilityQuestions(toCapability(entry)).map((question) => ({ question, path })),
    ...services.flatMap((service) =>
      toServiceQuestions(service).map((question) => ({ question, path: `${path}/${service.slug}` })),
    ),
  ];
});

it('are on every capability and service of the sample', () => {
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(3 + 23);
});

it.each(suggested)('answers "$question" from $path', ({ question, path }) => {
  const plan = planAnswer(index, question);
  const [said = ''] = composeAnswer(plan, question, { now: Date.now() }, index.pages);
  expect(plan.verdict).toBe('answer');
  expect(said).toContain(`<a href="${path}">`);
});
