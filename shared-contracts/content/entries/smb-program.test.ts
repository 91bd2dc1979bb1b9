import { expect, it } from 'vitest';
import { toSmbProgram } from './smb-program.ts';

it.each([
  ['with its offset', '2031-12-31T23:59:59+01:00', '2031-12-31T23:59:59+01:00'],
  ['in UTC', '2031-12-31T23:59:59Z', '2031-12-31T23:59:59Z'],
  ['without an offset, as Eastern time', '2031-12-31T23:59', '2031-12-31T23:59-05:00'],
  ['as a day, until its end', '2031-12-31', '2031-12-31T23:59:59-05:00'],
  ['that is none, as the default', 'soon', '2025-12-31T23:59:59-05:00'],
])('reads an apply-by date %s', (_, applyBy, expected) => {
  expect(toSmbProgram({ sys: { id: 'program' }, fields: { applyBy } }).applyBy).toBe(expected);
});

it('has the words of the editor, or the usual ones', () => {
  const words = { applyButton: 'Get your share', contactButton: 'Write to us', responseTime: 'the same week' };
  expect(toSmbProgram({ sys: { id: 'program' }, fields: words })).toMatchObject(words);
  expect(toSmbProgram({ sys: { id: 'program' }, fields: { applyButton: '' } })).toMatchObject({
    applyButton: 'Apply Here',
    contactButton: 'Talk to us',
    responseTime: 'within two business days',
  });
});
