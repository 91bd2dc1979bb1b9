import { expect, it } from 'vitest';
import { toContactPromise } from './contact-promise.ts';

const entry = (fields: Record<string, unknown>) => ({ sys: { id: 'settings' }, fields });

it('has the words of the editor', () => {
  const step = { title: 'A call back', description: 'From whoever is on duty.' };
  const fields = { responseTime: 'within four hours', contactStepsTitle: 'And then?', contactSteps: [entry(step)] };
  expect(toContactPromise(entry(fields))).toEqual({
    responseTime: 'within four hours',
    steps: { title: 'And then?', items: [step] },
  });
});

it.each([
  ['nothing', undefined],
  ['empty fields', entry({ responseTime: ' ', contactStepsTitle: '', contactSteps: [] })],
])('has the usual words for %s', (_, settings) => {
  const { responseTime, steps } = toContactPromise(settings);
  expect(responseTime).toBe('within one business day');
  expect(steps.title).toBe('What happens next');
  expect(steps.items.map(({ title }) => title)).toEqual([
    'Within one business day',
    'A 30-minute call',
    'A written next step',
  ]);
});

it('names the first of the usual steps after the response time', () => {
  expect(toContactPromise(entry({ responseTime: 'within four hours' })).steps.items[0]?.title).toBe(
    'Within four hours',
  );
});
