import { expect, it } from 'vitest';
import type { Lead } from '../database/schema.ts';
import { toCsv } from './to-csv.ts';

it('quotes every cell and disarms formulas', () => {
  const lead: Lead = {
    id: '1',
    receivedAt: new Date('2026-01-02T03:04:05Z'),
    formName: 'contact-us',
    fullName: '=HYPERLINK("https://evil.example")',
    email: '-a@example.com',
    phone: '+1 555-010-0199',
    company: ' @SUM(A1)',
    acceleratorProgram: null,
    description: null,
    path: 'services',
    message: 'two\nlines, and "quotes"',
    privacyNotice: '2026-11-22',
    source: { utm_campaign: 'spring', callToAction: '=1+1' },
    submissionKey: null,
    held: false,
    notifiedAt: null,
    documentSentAt: null,
  };
  const [header, ...rows] = toCsv([lead]).split('\r\n');
  expect(header).toContain('"id","receivedAt"');
  expect(rows).toEqual([
    [
      `"1","2026-01-02T03:04:05.000Z","contact-us","'=HYPERLINK(""https://evil.example"")"`,
      `"'-a@example.com","'+1 555-010-0199","' @SUM(A1)","","","services","two\nlines, and ""quotes""","","","2026-11-22","","","spring","","","","","","'=1+1"`,
    ].join(','),
    '',
  ]);
});
