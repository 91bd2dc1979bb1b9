import type { Lead } from '../database/schema.ts';

/** Leads as a table for a spreadsheet (RFC 4180), every cell quoted. */
export function toCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => columns.map((column) => lead[column]));
  return [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
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
] as const satisfies (keyof Lead)[];

/** A spreadsheet would run text that starts like a formula, so such text gets an apostrophe in front (OWASP, CSV injection). */
function toCell(value: string | Date | null): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? '');
  const inert = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
