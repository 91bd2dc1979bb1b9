import { leadSourceFields } from '@site/contract/clients/lead-source';
import type { Lead } from '../database/schema.ts';

/** Formats leads as CSV (RFC 4180) with every cell quoted. */
export function toCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => [
    ...columns.map((column) => lead[column]),
    ...leadSourceFields.map((field) => lead.source?.[field]),
  ]);
  return [[...columns, ...leadSourceFields], ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

const columns = [
  'id',
  'receivedAt',
  'formName',
  'fullName',
  'email',
  'phone',
  'company',
  'acceleratorProgram',
  'description',
  'path',
  'message',
  'notifiedAt',
  'documentSentAt',
  'privacyNotice',
] as const satisfies (keyof Lead)[];

/** Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, CSV injection). */
function toCell(value: string | Date | null | undefined): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? '');
  const inert = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
