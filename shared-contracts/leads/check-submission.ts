import { leadSourceFields, leadSourceLimit } from '@site/contract/clients/lead-source';
import { type LeadSubmission, leadForms } from '@site/contract/clients/lead-submission';
import * as v from 'valibot';
import { countryCodes, defaultCountryCode } from './country-codes.ts';
import { emptyLeadValues, type LeadField, type LeadValues } from './lead-values.ts';
import { formatPhone, toAsciiDigits, toNationalNumber } from './phone.ts';
import { type LeadErrors, validateLead } from './validate-lead.ts';

export type CheckedSubmission =
  | { lead: LeadSubmission; errors?: undefined }
  | { lead?: undefined; errors: LeadErrors & Partial<Record<keyof LeadSubmission, string>> };

/**
 * Checks a payload that came over the network: first its shape, then the same rules as in the form (spec section 5).
 * Removes characters that a database or an email header cannot hold.
 */
export function checkSubmission(payload: unknown): CheckedSubmission {
  const parsed = v.safeParse(submissionSchema, payload);
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => [String(issue.path?.[0]?.key ?? 'formName'), issue.message]);
    return { errors: Object.fromEntries(errors.reverse()) };
  }
  const lead = Object.fromEntries(
    Object.entries(parsed.output).filter(([, value]) => value !== undefined),
  ) as unknown as LeadSubmission;
  const errors = validateLead(lead.formName, toTypedValues(lead));
  return Object.keys(errors).length > 0 ? { errors } : { lead };
}

const oneLine = (label: string, limit: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.transform((text) => toCleanText(text).replace(/\s+/g, ' ').trim()),
    v.maxLength(limit, `${label} can have at most ${limit} characters`),
  );

const sourceSchema = v.object(
  Object.fromEntries(
    leadSourceFields.map((field) => [
      field,
      v.optional(
        v.pipe(
          v.string(),
          v.transform((text) => toCleanText(text).replace(/\s+/g, ' ').trim().slice(0, leadSourceLimit)),
        ),
      ),
    ]),
  ),
);

const submissionSchema = v.object(
  {
    formName: v.picklist(leadForms, `The form's name must be one of ${leadForms.join(', ')}`),
    // Missing fields become empty ones, for which the form's rules have messages.
    full_name: v.optional(oneLine('Full name', 1000), ''),
    email: v.optional(oneLine('Email', 1000), ''),
    phone: v.optional(v.pipe(oneLine('Phone number', 32), v.transform(toAsciiDigits)), ''),
    company: v.optional(oneLine('Company name', 1000)),
    message: v.optional(
      v.pipe(
        v.string('Message must be text'),
        v.transform((text) => toCleanText(text).trim()),
      ),
    ),
    path: v.optional(oneLine('Path', 500)),
    acceleratorProgram: v.optional(oneLine('Acceleration program', 1000)),
    description: v.optional(oneLine('Description', 500)),
    // No lead is lost because of what marketing wants to know about it.
    privacyNotice: v.fallback(v.optional(oneLine('Privacy notice', 40)), undefined),
    source: v.fallback(v.optional(sourceSchema), undefined),
    website: v.optional(oneLine('Website', 500)),
    fillMs: v.optional(
      v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.finite('Not a number')),
    ),
  },
  'A lead is a JSON object or a form',
);

/** Removes what cannot be stored or emailed: lone surrogates, and control characters other than tab and line break. */
function toCleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

function toTypedValues(lead: LeadSubmission): LeadValues {
  const values = { ...emptyLeadValues };
  for (const field of ['full_name', 'email', 'company', 'message', 'acceleratorProgram'] satisfies LeadField[]) {
    values[field] = lead[field] ?? '';
  }
  const code = countryCodes.find((country) => lead.phone.startsWith(country.code))?.code;
  // How long a number may be is not known for a country that the forms do not offer.
  if (!code) return { ...values, countryCode: defaultCountryCode, phone: formatPhone(lead.phone) };
  return { ...values, countryCode: code, phone: toNationalNumber(lead.phone, code) };
}
