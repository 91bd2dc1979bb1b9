import { randomUUID } from 'node:crypto';
import { createLog } from '@site/server/log';
import { type RunningApi, startApi } from 'services/api/start-api.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { type SampleSpace, startSampleContent } from './sample-content.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let mail: Awaited<ReturnType<typeof startMailServer>>;
let content: Awaited<ReturnType<typeof startSampleContent>>;
let api: RunningApi;

beforeAll(async () => {
  mail = await startMailServer();
  content = await startSampleContent((space) => {
    setDocument(space, withOwnPdf.entry, withOwnPdf.asset);
    setDocument(space, withPicture.entry, withPicture.asset);
  });
  api = await startApi({
    port: 0,
    dataDir: undefined,
    smtpUrl: mail.url,
    content: content.settings,
    siteOrigins: ['https://www.example.com'],
    log: createLog('api', 'silent'),
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([mail.stop(), content.close()]);
});

it('carries the case study, drawn from its texts in reading order', async () => {
  const { text, pdf } = await ask('Freight Data Center Exit');
  expect(text).toContain('A freight forwarder leaves its data center in eleven weekends” is attached');
  expect(text).toContain('https://www.example.com/case-study/freightdatacenterexit');
  const document = await getDocumentProxy(pdf);
  const { info, metadata } = await getMeta(document);
  expect(info).toMatchObject({
    Title: 'A freight forwarder leaves its data center in eleven weekends',
    Author: 'Bluecrest Cloud Engineering',
    Language: 'en',
  });
  expect(metadata.get('pdfuaid:part')).toBe('1');
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const drawn = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  const order = [
    'Case study',
    'A freight forwarder leaves its data center',
    'Logistics · Migration and modernization',
    'Results in numbers',
    '+62 servers moved',
    'The client A freight forwarder with 400 employees',
    'The challenge The lease of the data center',
    'The solution We recorded network traffic',
    'The result All systems were moved',
    'AWS services',
    'AWS Transit Gateway',
    'https://www.example.com/case-study/freightdatacenterexit',
  ];
  const places = order.map((part) => drawn.indexOf(part));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("carries the editors' own document if the entry has one", async () => {
  const { pdf } = await ask(withOwnPdf.idName);
  expect(pdf).toHaveLength(withOwnPdf.size);
});

it('carries a drawn document if the own one is no PDF', async () => {
  const { pdf } = await ask(withPicture.idName);
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text).toContain(`https://www.example.com/case-study/${withPicture.idName.replaceAll(' ', '').toLowerCase()}`);
});

it('links to all case studies if there is none of this name', async () => {
  const { text, pdf } = await ask('Buy at evil.example');
  expect(text).toMatch(/https:\/\/www\.example\.com\/case-study\r\n/);
  expect(text).not.toContain('evil');
  expect(pdf).toHaveLength(0);
});

const withOwnPdf = {
  idName: 'Port Telemetry',
  entry: 'caseStudy-port-telemetry',
  asset: 'one-pager-accelerators',
  size: 41_380,
};
const withPicture = {
  idName: 'SaaS Tenant Isolation',
  entry: 'caseStudy-saas-tenant-isolation',
  asset: 'included-pillars',
};

function setDocument({ entries }: SampleSpace, id: string, asset: string) {
  const entry = entries.find(({ sys }) => sys.id === id);
  if (entry) entry.fields.document = { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: asset } } };
}

/** Asks for a case study, and reads the mail that comes. */
async function ask(description: string) {
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${api.url}/prod/store/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ formName: 'case-study', full_name: 'Ada', email, phone: '+1 555-010-0199', description }),
  });
  expect(answer.status).toBe(200);
  const received = () => mail.received.find(({ to }) => to === email)?.content;
  await expect.poll(received, { timeout: 20_000 }).toBeDefined();
  return toParts(received() ?? '');
}

/** The text of a mail, and its attachment. */
function toParts(mail: string) {
  const [, boundary = ' '] = /boundary="?([^"\r\n]+)/.exec(mail) ?? [];
  const parts = mail.split(`--${boundary}`).map((part) => part.split('\r\n\r\n'));
  const bodyOf = (type: string) => {
    const [, ...body] = parts.find(([head = '']) => head.includes(type)) ?? [];
    return body.join('\r\n\r\n');
  };
  const text = bodyOf('text/plain').replace(/=\r\n/g, '');
  const decoded = Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return { text: decoded.toString(), pdf: new Uint8Array(Buffer.from(bodyOf('application/pdf'), 'base64')) };
}
