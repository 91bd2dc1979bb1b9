import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isShellPath } from '@site/kit/release/shell-paths';
import { createLog } from '@site/server/log';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../src/render/render-site.tsx';
import type { RenderInput } from '../../src/render/rendered-site.ts';
import { createComposer } from '../composition/composition.ts';
import { readShellEnv } from '../env.ts';
import { createApp } from './app.ts';

/** Called before the renderer draws a page. The unit tests run without a build, so they render from source. */
const before = vi.hoisted(() => vi.fn<(input: Pick<RenderInput, 'own' | 'request'>) => void>());

vi.mock('../renderer/load-renderer.ts', () => ({
  loadRenderer: async () => ({
    renderSite: async (input: RenderInput) => {
      before(input);
      return renderSite(input);
    },
  }),
}));

/** A site without remotes or content. */
async function createTestApp(beforeRendering: (input: Pick<RenderInput, 'own' | 'request'>) => void = () => {}) {
  before.mockImplementation(beforeRendering);
  const env = readShellEnv({ CONTACTS_API_URL: 'http://localhost:1' });
  const distDirectory = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  mkdirSync(join(distDirectory, 'client'));
  writeFileSync(join(distDirectory, 'client/chunks.json'), '{}');
  onTestFinished(() => rmSync(distDirectory, { recursive: true }));
  const log = { ...createLog('shell', 'silent'), error: vi.fn() };
  const content = {
    getEntries: async () => [],
    getEnvelope: async () => ({}),
    getVersion: async () => ({ version: 1, json: '[]' }),
    changes: 0,
    isCurrent: () => true,
    onChange: () => {},
    invalidate: () => {},
  };
  const composer = await createComposer({
    env,
    distDirectory,
    content,
    complain: vi.fn(),
    rendered: vi.fn(),
    viewed: vi.fn(),
    log,
  });
  const set = { releases: {}, absent: {}, isComplete: true };
  const serving = { set, renderer: await composer.open(set, false, async () => {}) };
  const releases = {
    serving,
    forRequest: async () => serving,
    candidates: new Map(),
    registryProblem: undefined,
    servedSince: new Map(),
    registry: undefined,
    describeCanary: () => undefined,
    describeChosen: async () => undefined,
    catchUp: () => {},
    count: () => {},
  };
  const app = createApp({ env, content, report: vi.fn(), composer, releases, distDirectory, log });
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  const fill = (paths: string[]) =>
    composer.fill(
      () => serving,
      async () => paths,
    )();
  return { routes: app.routes, ask, fill, reports: () => log.error.mock.calls.map(([{ err }]) => err) };
}

const failure = new Error('a fault of the shell');
const markupOf = (html: string) => html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');

it('shows its own error screen, with nav and footer, when a page cannot be rendered', async () => {
  const { ask, reports } = await createTestApp(({ own }) => {
    if (!own) throw failure;
  });
  const response = await ask('/about-us');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(markupOf(html)).toMatch(/<header[\s\S]*<main[\s\S]*<h1>Oops, Something went wrong<\/h1>[\s\S]*<footer/);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html, 'the browser knows what it hydrates').toContain('"broken":true');
  expect(reports()).toEqual([failure]);
});

it('shows a page without dependencies when even the error screen cannot be rendered', async () => {
  const { ask, reports } = await createTestApp(() => {
    throw failure;
  });
  const response = await ask('/about-us');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(html).toContain('<h1>Oops, Something went wrong</h1>');
  expect(html).toContain('<a href="/contact-us">Contact Us</a>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('a fault of the shell');
  expect(reports()).toEqual([failure, failure]);
});

it('allows the style of the last resort by its hash, and nothing else', async () => {
  const { ask } = await createTestApp(() => {
    throw failure;
  });
  const response = await ask('/');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    `default-src 'none'; style-src 'sha256-${digest}'; img-src 'self'`,
  );
});

it('makes pages ahead of visitors at the addresses that visitors ask for', async () => {
  const made: string[] = [];
  const { fill } = await createTestApp(({ request }) => made.push(new URL(request.url).pathname));
  fill(['/', '/press']);
  await vi.waitFor(() => expect(made).toEqual(['/', '/press']));
});

it('keeps the form that is sent to another spelling of an address', async () => {
  const { ask } = await createTestApp();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost:3000' };
  const moved = await ask('/contact-us/', { method: 'POST', headers, body: 'email=ada@example.com' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/contact-us']);
  expect((await ask('/contact-us/')).status).toBe(301);
});

it('keeps a lead that is sent to a page that was removed while it was typed, but no other form', async () => {
  const { ask } = await createTestApp();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost:3000' };
  const typed = {
    full_name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '202-555-0143',
    company: 'Example',
    message: 'Hi',
  };
  const lead = new URLSearchParams({ formName: 'contact-us', countryCode: '+1', ...typed }).toString();
  const kept = await ask('/contact-us', { method: 'POST', headers, body: lead });
  expect([kept.status, await kept.text()]).toEqual([503, expect.stringContaining('Ada Byron')]);
  expect((await ask('/contact-us', { method: 'POST', headers, body: 'email=ada' })).status).toBe(404);
});

it('takes an upload that is broken off for no failure of its own', async () => {
  const { ask, reports } = await createTestApp();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost:3000' };
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      leaving.abort();
      stream.error(new Error('aborted'));
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half', signal: leaving.signal } as RequestInit;
  expect((await ask('/contact-us', init)).status).toBe(500);
  expect(reports()).toEqual([]);
});

it('answers 404 for an unknown path', async () => {
  const { ask, reports } = await createTestApp();
  expect((await ask('/no/such/page')).status).toBe(404);
  expect(reports()).toEqual([]);
});

it('renders the styleguide in development, without styles that the policy forbids', async () => {
  const { ask, reports } = await createTestApp();
  const response = await ask('/styleguide');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Styleguide<\/h1>/);
  expect(html).not.toMatch(/<[a-z][^>]* style="/);
  expect(reports()).toEqual([]);
});

it('answers itself nothing but what no release may claim', async () => {
  const { routes } = await createTestApp(() => {});
  const answered = routes.filter(({ method, path }) => method !== 'ALL' && !/^\/?\*?$/.test(path));
  expect(answered.map(({ path }) => path).filter((path) => !isShellPath(path))).toEqual([]);
  expect(answered.map(({ path }) => path)).toContain('/composition.json');
});
