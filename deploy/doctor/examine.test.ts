import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@site/server/listen';
import { afterAll, afterEach, expect, it } from 'vitest';
import { checkClock } from './check-clock.ts';
import { checkMachine } from './check-machine.ts';
import { readEnv } from './env.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const site = 'http://localhost:1';
const since = '2026-01-01T00:00:00.000Z';
const registry = {
  revision: 1,
  remotes: {
    'mfe-contact': { version: '1.0.0-aaaaaaaaaa', integrity: `sha384-${'a'.repeat(64)}`, since, history: [] },
  },
};

/** A server whose answers are chosen by path. */
async function serve(answers: Record<string, (request: Request) => Response>): Promise<string> {
  const { url, closeNow } = await listen(
    {
      fetch: (request: Request) => {
        const path = new URL(request.url).pathname;
        return (
          Object.entries(answers).find(([start]) => path.startsWith(start))?.[1](request) ??
          new Response('', { status: 404 })
        );
      },
    },
    { port: 0, portVariable: 'PORT' },
  );
  closers.push(closeNow);
  return url;
}

const cors = { 'Access-Control-Allow-Origin': site };
const good = {
  '/spaces/sample': () => Response.json({ total: 1 }),
  '/registry.json': () => Response.json(registry),
  '/mfe-contact': () => Response.json({}, { headers: cors }),
  '/health/ready': () => Response.json({ status: 'ok', mail: { dead: 0 } }),
  '/prod': ({ headers }: Request) => new Response(null, { headers: headers.get('Origin') === site ? cors : {} }),
};

async function findingsOf(
  answers: typeof good | object,
  variables: Record<string, string> = {},
  wanted: Finding['level'] = 'wrong',
) {
  const url = await serve({ ...good, ...answers });
  const found = await examine(
    readEnv({
      SITE_ORIGIN: site,
      CONTENTFUL_HOST: new URL(url).host,
      REGISTRY_URL: `${url}/registry.json`,
      CONTACTS_API_URL: url,
      DATA_DIR: folder,
      MIRROR_DIR: folder,
      ...variables,
    }),
  );
  return found.filter(({ level }) => level === wanted).map(({ about, text }) => `${about}: ${text}`);
}

it('finds nothing wrong where everything answers', async () => {
  expect(await findingsOf({})).toEqual([]);
});

it.each([
  [
    'a token that was revoked',
    { '/spaces/sample': () => new Response('', { status: 401 }) },
    /^content: refuses the token/,
  ],
  ['an empty space', { '/spaces/sample': () => Response.json({ total: 0 }) }, /^content: has no entry/],
  [
    'a registry without releases',
    { '/mfe-contact': () => new Response('', { status: 404 }) },
    /^releases: .* answers 404/,
  ],
  ['releases that browsers may not read', { '/mfe-contact': () => Response.json({}) }, /^releases: .*CORS/],
  [
    'a page of HTML for a registry',
    { '/registry.json': () => new Response('<h1>Hello') },
    /^releases: .*not a registry/,
  ],
  [
    'a database that is gone',
    { '/health/ready': () => new Response('{}', { status: 503 }) },
    /^api: cannot store leads/,
  ],
  ['an API of another site', { '/prod': () => new Response(null) }, /^api: does not take forms/],
  [
    'an API that takes calls from everywhere',
    {
      '/prod': ({ headers }: Request) =>
        new Response(null, { headers: { 'Access-Control-Allow-Origin': headers.get('Origin') ?? '' } }),
    },
    /^api: takes calls from any site/,
  ],
])('finds %s', async (_what, answers, finding) => {
  expect(await findingsOf(answers)).toEqual([expect.stringMatching(finding)]);
});

it.each([
  ['never read', { age: null }, 'has not read any content'],
  ['read two hours ago', { age: 7200 }, 'of 120 minutes ago'],
])('notes an API whose content was %s', async (_when, content, note) => {
  const answers = { '/health/ready': () => Response.json({ status: 'ok', content }) };
  expect(await findingsOf(answers, {}, 'note')).toContainEqual(expect.stringContaining(note));
});

it('finds servers that cannot be reached, and folders that cannot be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const variables = { DATABASE_URL: 'postgres://a@127.0.0.1:1/a', SMTP_URL: 'smtp://127.0.0.1:1', MIRROR_DIR: file };
  expect(await findingsOf({}, variables)).toEqual([
    expect.stringMatching(/^disk: .*file cannot be written/),
    expect.stringMatching(/^database: 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)/),
    expect.stringMatching(/^mail server: 127\.0\.0\.1:1 cannot be reached/),
  ]);
});

it('finds what is wrong about a public site', async () => {
  const variables = { SITE_ORIGIN: 'http://192.0.2.1:9', ALLOW_CHOSEN_VERSIONS: 'true', PLATFORM_ACTIONS: 'true' };
  const found = await findingsOf({}, variables);
  expect(found.filter((text) => text.startsWith('settings'))).toEqual([
    expect.stringContaining('not https'),
    expect.stringContaining('NODE_ENV'),
    expect.stringContaining('ALLOW_CHOSEN_VERSIONS'),
    expect.stringContaining('PLATFORM_ACTIONS'),
    expect.stringContaining('TRUSTED_PROXIES'),
    expect.stringContaining('REGISTRY_URL'),
    expect.stringContaining('CONTACTS_API_URL'),
  ]);
});

it('finds an old Node and a clock that is wrong', () => {
  expect(checkMachine(readEnv({ DATA_DIR: folder, MIRROR_DIR: folder }), '20.1.0')[0]).toMatchObject({
    level: 'wrong',
  });
  const answer = { status: 200, headers: new Headers({ Date: 'Thu, 01 Jan 2026 00:00:00 GMT' }), text: '' };
  expect(checkClock('a.example', answer, Date.parse('2026-01-01T00:01:00Z'))).toEqual([
    expect.objectContaining({ level: 'wrong', text: expect.stringContaining('60 s apart') }),
  ]);
});
