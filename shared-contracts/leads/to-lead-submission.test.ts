import { expect, it } from 'vitest';
import { checkSubmission } from './check-submission.ts';
import { emptyLeadValues } from './lead-values.ts';
import { toLeadSubmission, toLeadValues } from './to-lead-submission.ts';

const typed = {
  ...emptyLeadValues,
  full_name: ' Ada ',
  email: 'ada@example.com ',
  phone: '555-010-0199',
  message: 'Hi',
};

it('sends the defaults for fields left empty', () => {
  expect(toLeadSubmission(typed, { form: 'contact-us', path: 'services' })).toEqual({
    formName: 'contact-us',
    full_name: 'Ada',
    email: 'ada@example.com',
    phone: '+1 555-010-0199',
    company: 'Not provided',
    message: 'Hi',
    path: 'services',
  });
  expect(toLeadSubmission(typed, { form: 'accelerator-program' })).toMatchObject({
    acceleratorProgram: 'Not selected',
  });
});

it('sends only the fields that the case-study form has', () => {
  expect(toLeadSubmission(typed, { form: 'case-study', caseStudy: 'Fleet Telemetry' })).toEqual({
    formName: 'case-study',
    full_name: 'Ada',
    email: 'ada@example.com',
    phone: '+1 555-010-0199',
    description: 'Fleet Telemetry',
  });
});

it('reads a posted form', () => {
  const form = new FormData();
  form.set('full_name', 'Ada');
  form.set('countryCode', '+99');
  form.set('message', new File(['x'], 'x.txt'));
  form.set('unknown', 'x');
  expect(toLeadValues(form)).toEqual({ ...emptyLeadValues, full_name: 'Ada' });
});

it.each([
  ['+1', '+1 (555) 010-0199', '+1', '555-010-0199'],
  ['+1', '+44 7700 900123', '+44', '770-090-0123'],
  ['+44', '07700 900123', '+44', '770-090-0123'],
  ['+33', '', '+33', ''],
])('reads the number of a posted form with %s and “%s”', (chosen, typed, countryCode, phone) => {
  const form = new FormData();
  form.set('countryCode', chosen);
  form.set('phone', typed);
  expect(toLeadValues(form)).toMatchObject({ countryCode, phone });
});

it('validates a payload from the network by the same rules', () => {
  const lead = toLeadSubmission(typed, { form: 'contact-us', fillMs: 900 });
  expect(checkSubmission(lead)).toEqual({ lead });
  expect(checkSubmission({ ...lead, phone: '+1 ' })).toEqual({ errors: { phone: 'Phone number is required' } });
  expect(checkSubmission({ ...lead, phone: '+44 077-009-001234' })).toEqual({
    errors: { phone: 'Phone number can have at most 10 digits after +44' },
  });
  expect(checkSubmission({ ...lead, phone: '+353 85 012 3456' }).lead).toMatchObject({ phone: '+353 85 012 3456' });
  expect(checkSubmission({ ...lead, email: undefined })).toEqual({ errors: { email: 'Email is required' } });
  expect(checkSubmission({ ...lead, message: 'x'.repeat(2001) }).errors).toHaveProperty('message');
});

it.each([null, [], 'text', {}, { formName: 'other' }])('refuses %o', (payload) => {
  expect(checkSubmission(payload).errors).toHaveProperty('formName');
});

it('refuses values that are not text', () => {
  const lead = toLeadSubmission(typed, { form: 'contact-us' });
  expect(checkSubmission({ ...lead, full_name: { $ne: 1 } })).toEqual({
    errors: { full_name: 'Full name must be text' },
  });
});

it('removes characters that a database or an email header cannot hold', () => {
  const lead = toLeadSubmission(
    { ...typed, full_name: 'A\u0000da\r\nBcc: x', message: 'a\r\nb\ud800\u0007' },
    { form: 'contact-us' },
  );
  expect(checkSubmission(lead).lead).toMatchObject({ full_name: 'Ada Bcc: x', message: 'a\nb\ufffd' });
});
