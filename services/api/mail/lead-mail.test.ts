import { expect, it } from 'vitest';
import type { Lead } from '../database/schema.ts';
import { toLeadMail } from './lead-mail.ts';

const settings = {
  from: 'website@example.com',
  salesEmail: 'sales@example.com',
  siteOrigin: 'https://www.example.com',
  documentsPerDay: 3,
};

it.each(['Ada Lovelace', "Seán O'Neil", 'Anne-Marie d’Arc', '李 小龍', 'Martin King Jr.'])(
  'greets %s by name',
  (name) => {
    expect(toDocument({ fullName: name }).text).toContain(`Hello ${name},`);
  },
);

it.each([
  'Visit https://evil.example now',
  'You won! Call +1 555-010-0199',
  'evil.example',
  'Buy our very cheap watches today',
  'x'.repeat(61),
])('does not repeat "%s" to whoever the address belongs to', (name) => {
  const mail = toDocument({ fullName: name });
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(JSON.stringify(mail)).not.toContain(name);
});

it('attaches the case study and links to its page', () => {
  const mail = toDocument({ description: 'Fleet Telemetry' }, document);
  expect(mail.text).toContain('The case study “Parcels in sight” is attached.');
  expect(mail.text).toContain('https://www.example.com/case-study/fleettelemetry');
  expect(mail.attachments).toEqual([
    { filename: 'fleettelemetry.pdf', content: document.content, contentType: 'application/pdf' },
  ]);
});

it('links to all case studies if there is none of the name that was sent, which it does not repeat', () => {
  const mail = toDocument({ description: 'Call +1 (555) now! http://evil.example' });
  expect(mail.text).toMatch(/https:\/\/www\.example\.com\/case-study\n/);
  expect(JSON.stringify(mail)).not.toContain('evil');
});

it('tells sales which campaign and call to action a lead came from, and which privacy notice it saw', () => {
  const source = { utm_campaign: 'spring', callToAction: 'Talk to us' };
  const lead = { id: '1', fullName: 'Ada', receivedAt: new Date(), source, privacyNotice: '2026-11-22' } as Lead;
  const { text } = toLeadMail(lead, 'notification', settings);
  expect(text).toContain('Campaign: spring\nCall to action: Talk to us\nPrivacy notice: 2026-11-22\n');
});

const document = {
  title: 'Parcels in sight',
  page: 'https://www.example.com/case-study/fleettelemetry',
  filename: 'fleettelemetry.pdf',
  content: Buffer.from('%PDF-1.7'),
};

function toDocument(values: Partial<Lead>, found?: typeof document) {
  const lead = { id: '1', fullName: 'Ada', email: 'ada@example.com', receivedAt: new Date(), ...values } as Lead;
  return toLeadMail(lead, 'case-study', settings, found);
}
