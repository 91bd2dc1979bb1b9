import { describe, expect, it } from 'vitest';
import { isEmail } from './is-email.ts';
import { type LeadValues, leadLimits } from './lead-values.ts';
import { firstInvalidField, validateLead } from './validate-lead.ts';

const filled: LeadValues = {
  full_name: 'Operations lead',
  email: 'ops@example.com',
  company: 'Sample Logistics',
  countryCode: '+1',
  phone: '555-010-0199',
  message: 'We move to AWS this year.',
  acceleratorProgram: 'Cost optimization strategies',
};
const blank: LeadValues = {
  ...filled,
  full_name: ' ',
  email: '',
  company: '',
  phone: '',
  message: '\n',
  acceleratorProgram: '',
};

describe('a simple form', () => {
  it.each([
    [{}, { full_name: 'Full name is required' }],
    [{ full_name: 'A' }, { email: 'Email is required' }],
    [{ full_name: 'A', email: 'no' }, { phone: 'Phone number is required' }],
    [{ full_name: 'A', email: 'no', phone: '5' }, { message: 'Message is required' }],
    [{ full_name: 'A', email: 'no', phone: '5', message: 'Hi' }, { email: 'Please enter a valid email address' }],
    [{ full_name: 'A', email: ' a@b.co ', phone: '5', message: 'Hi' }, {}],
  ])('reports only the first error, in order (%o)', (typed, errors) => {
    expect(validateLead('contact-us', { ...blank, ...typed })).toEqual(errors);
    expect(validateLead('mobile-contact-us', { ...blank, ...typed })).toEqual(errors);
  });

  it('reports a number that is too long for its country', () => {
    expect(validateLead('contact-us', { ...filled, countryCode: '+44', phone: '077-009-001234' })).toEqual({
      phone: 'Phone number can have at most 10 digits after +44',
    });
  });

  it('asks for a message only in a form that has one', () => {
    expect(validateLead('case-study', { ...blank, full_name: 'A', email: 'a@b.co', phone: '5' })).toEqual({});
  });

  it.each(Object.entries(leadLimits))('reports that %s has more than %i characters', (field, limit) => {
    const long = field === 'email' ? `${'a'.repeat(limit)}@b.co` : 'x'.repeat(limit + 1);
    expect(validateLead('accelerator-program', { ...filled, [field]: long })).toEqual({
      [field]: expect.stringMatching(new RegExp(`can have at most ${limit} characters$`)),
    });
  });
});

describe('the program form', () => {
  it('reports every error, one per field', () => {
    const errors = validateLead('accelerator-program', blank);
    expect(errors).toEqual({
      full_name: 'Full name is required',
      email: 'Email is required',
      company: 'Company name is required',
      phone: 'Phone number is required',
      message: 'Message is required',
      acceleratorProgram: 'Please select an acceleration program',
    });
    expect(firstInvalidField('accelerator-program', errors)).toBe('full_name');
  });

  it('distinguishes an invalid email from a missing one', () => {
    expect(validateLead('accelerator-program', { ...filled, email: 'no' })).toEqual({
      email: 'Please enter a valid email address',
    });
    expect(validateLead('accelerator-program', filled)).toEqual({});
  });
});

it.each(['a@b.co', "o'brien+aws@mail.example.com", 'müller@straße.example'])(
  'accepts %s as an email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  'a@b',
  'a b@c.de',
  'a@b..de',
  'a,b@c.de',
  'a@b.de>',
  '@b.de',
  'a@',
  'a@b.de\nBcc: c@d.ef',
  `a@${'.'.repeat(50_000)}`,
])('rejects %.40s as an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});
