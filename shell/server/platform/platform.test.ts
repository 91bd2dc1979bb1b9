import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from '@site/contract/releases/registry';
import { openDesk } from '@site/kit/release/open-desk';
import { createLog } from '@site/server/log';
import { expect, it, onTestFinished } from 'vitest';
import { readShellEnv } from '../env.ts';
import { platformPages } from './platform.ts';

const remote = 'mfe-contact';
const token = 'a'.repeat(32);
const integrity = `sha384-${'a'.repeat(64)}`;
const [first, second] = ['1.0.0-aaaa', '1.1.0-bbbb'];
const since = '2026-01-02T03:04:05.000Z';
const live = {
  version: second,
  integrity,
  since,
  state: 'live',
  history: [{ version: first, integrity }],
  claims: { pages: { 'contact-us': ['/contact-us'] }, fragments: {} },
  changes: [
    { action: 'release', at: since, by: '<b>eve</b>', from: first, to: second, why: 'for "fun" & <i>profit</i>' },
  ],
};
const counts = (failed: number) => ({
  renders: { total: 400, failed },
  views: { total: 400, failed: 0 },
  interactions: { total: 400, failed: 0 },
});

interface Case {
  entry?: object;
  canAct?: boolean;
  canary?: object | undefined;
  refused?: boolean;
  registryProblem?: string;
}

/** The pages over a registry in a folder. Somebody signs in unless `cookie` says otherwise. */
async function start({ entry = live, canAct = true, canary, refused = false, registryProblem }: Case = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'platform-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'registry.json');
  await writeFile(file, JSON.stringify({ remotes: { [remote]: entry } }));
  const read = async () => parseRegistry(JSON.parse(await readFile(file, 'utf8')));
  let registry = await read();
  const refusal = { version: second, state: 'refused' as const, reason: 'it throws <script>', count: 1, nextTry: 0 };
  const app = platformPages({
    tokens: [{ name: 'ana', token }],
    env: readShellEnv({}),
    releases: {
      // biome-ignore lint/suspicious/noExplicitAny: the pages render nothing
      serving: { set: { releases: {}, absent: {}, isComplete: true }, renderer: {} as any },
      candidates: new Map(refused ? [[remote, refusal]] : []),
      get registry() {
        return registry;
      },
      registryProblem,
      servedSince: new Map(),
      describeCanary: () => canary as never,
      manifestOf: () => undefined,
      async poll() {
        registry = await read();
        return true;
      },
    },
    recent: () => ({ rendered: 99, failed: 1 }),
    desk: canAct ? await openDesk({ RELEASES_DIR: directory }) : undefined,
    styles: ['/assets/client.css'],
    log: createLog('shell', 'silent'),
  });
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const ask = async (path: string, cookie = '', form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form);
    const init = { method: form ? 'POST' : 'GET', headers: { Cookie: cookie }, ...(body && { body }) };
    const response = await app.request(`/_platform${path}`, init, connection);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const signIn = async (given = token) => {
    const { status, headers } = await ask('/sign-in', '', { token: given });
    return { status, setCookie: headers.get('Set-Cookie') ?? '' };
  };
  const cookie = (await signIn()).setCookie.split(';')[0] ?? '';
  const fieldsOf = (html: string) =>
    Object.fromEntries([...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, n, v]) => [n, v]));
  return { ask, signIn, cookie, fieldsOf, readEntry: async () => (await read()).remotes[remote] };
}

it('shows nothing to those who are not signed in', async () => {
  const { ask } = await start();
  for (const path of ['', '/change?remote=mfe-contact&action=undo', '/whatever']) {
    const { status, headers, text } = await ask(path, 'platform=1.2.ana');
    expect([status, headers.get('Location'), text]).toEqual([303, '/_platform/sign-in', '']);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
  expect((await ask('/change', '', { remote, action: 'undo', why: 'x' })).status).toBe(303);
});

it('signs in with a cookie for this page alone, and refuses whoever guesses', async () => {
  const { signIn } = await start();
  const { status, setCookie } = await signIn();
  expect(status).toBe(303);
  expect(setCookie).toMatch(/^platform=.*; Max-Age=28800; Path=\/_platform; HttpOnly; SameSite=Strict$/);
  for (let guess = 0; guess < 10; guess += 1) expect(await signIn('guess')).toEqual({ status: 403, setCookie: '' });
  expect((await signIn()).status, 'nor the right token then').toBe(429);
});

it('shows state, versions, owners, history and refusals, escaped, and lets nobody keep or run anything', async () => {
  const { ask, cookie } = await start({ refused: true });
  const { status, headers, text } = await ask('', cookie);
  expect(status).toBe(200);
  for (const part of [second, '/contact-us', '1 of 100 (1.00 %)', 'has refused 1.1.0-bbbb', 'no shell serves it'])
    expect(text).toContain(part);
  expect(text).toContain('&lt;b&gt;eve&lt;/b&gt;');
  expect(text).toContain('for &quot;fun&quot; &amp; &lt;i&gt;profit&lt;/i&gt;');
  expect(text).not.toMatch(/<script|<i>|<b>| style="| on\w+="/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self' 'sha256-/);
});

it('says why a shell does not follow the registry', async () => {
  const { ask, cookie } = await start({ registryProblem: 'it is not signed by a key that this shell trusts.' });
  const { text } = await ask('', cookie);
  expect(text).toContain('this shell does not follow the registry: it is not signed by a key that this shell trusts.');
});

it('compares the versions of a canary, and says what a judge would do', async () => {
  const versions = [
    { version: first, integrity, weight: 50 },
    { version: second, integrity, weight: 50, since },
  ];
  const canary = { version: second, isServed: true, counts: { stable: counts(0), candidate: counts(20) } };
  const { ask, cookie } = await start({ entry: { ...live, version: first, state: 'canary', versions }, canary });
  const { text } = await ask('', cookie);
  expect(text).toContain('20 of 400 (5.00 %)');
  expect(text).toContain('Verdict so far: withdraw.');
  expect(text).toContain('the verdict about its canary is to withdraw it');
});

it('says what will happen, asks why, and notes who did it', async () => {
  const { ask, cookie, fieldsOf, readEntry } = await start();
  const page = await ask(`/change?remote=${remote}&action=undo`, cookie);
  expect(page.text).toContain('Everybody gets 1.0.0-aaaa again, instead of 1.1.0-bbbb.');
  const fields = fieldsOf(page.text.slice(page.text.indexOf('<main')));
  const empty = await ask('/change', cookie, { ...fields, why: ' \n ' });
  expect([empty.status, empty.text.includes('Say why')]).toEqual([422, true]);
  const long = await ask('/change', cookie, { ...fields, why: 'x'.repeat(301) });
  expect([long.status, long.text.includes('x'.repeat(301))], 'keeps what was typed').toEqual([422, true]);
  const done = await ask('/change', cookie, { ...fields, why: 'the form\nis broken' });
  expect(done.headers.get('Cache-Control')).toBe('no-store');
  expect([done.status, done.headers.get('Location')]).toEqual([303, `/_platform?done=undo&remote=${remote}`]);
  const change = { action: 'undo', by: 'ana', from: second, to: first, why: 'the form is broken' };
  expect(await readEntry()).toMatchObject({ version: first, changes: [change, { action: 'release' }] });
  expect((await ask(`?done=undo&remote=${remote}`, cookie)).text).toContain(`Undid the last release of ${remote}.`);
});

it('changes nothing for a form of another session, twice, or of what has changed since', async () => {
  const { ask, cookie, fieldsOf, readEntry } = await start();
  const { text } = await ask(`/change?remote=${remote}&action=switch-off`, cookie);
  const fields = { ...fieldsOf(text.slice(text.indexOf('<main'))), why: 'a fire' };
  for (const token of ['', 'x'.repeat(43)])
    expect((await ask('/change', cookie, { ...fields, token })).status).toBe(403);
  expect((await ask('/change', cookie, { ...fields, action: 'promote-100' })).status).toBe(409);
  expect((await ask('/change', cookie, { ...fields, remote: 'mfe-other' })).status).toBe(409);
  expect(await readEntry()).toMatchObject({ version: second, state: 'live' });
  expect((await ask('/change', cookie, fields)).status).toBe(303);
  expect(await readEntry()).toMatchObject({ state: 'withdrawn' });
  expect((await ask('/change', cookie, fields)).status).toBe(409);
  const on = await ask(`/change?remote=${remote}&action=switch-on`, cookie);
  const again = { ...fieldsOf(on.text.slice(on.text.indexOf('<main'))), why: 'put out' };
  expect((await ask('/change', cookie, again)).status).toBe(303);
  expect(await readEntry()).toMatchObject({ version: second, state: 'live' });
});

it('does once what is pressed twice', async () => {
  const before = '0.9.0-0000';
  const history = [first, before].map((version) => ({ version, integrity }));
  const { ask, cookie, fieldsOf, readEntry } = await start({ entry: { ...live, history } });
  const { text } = await ask(`/change?remote=${remote}&action=undo`, cookie);
  const fields = { ...fieldsOf(text.slice(text.indexOf('<main'))), why: 'it fails' };
  const answers = await Promise.all([fields, fields, fields].map((form) => ask('/change', cookie, form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(await readEntry()).toMatchObject({ version: first });
});

it('shows the commands where the shell may not change anything, and refuses a form all the same', async () => {
  const { ask, cookie, fieldsOf, readEntry } = await start({ canAct: false });
  const { text } = await ask('', cookie);
  expect(text).toContain(`npm run release -w ${remote} -- undo --why &quot;&lt;reason&gt;&quot;`);
  expect(text).not.toContain('/_platform/change');
  const seen = 'x';
  const form = { ...fieldsOf(text), remote, action: 'undo', seen, why: 'x' };
  expect((await ask('/change', cookie, form)).status).toBe(403);
  expect(await readEntry()).toMatchObject({ version: second });
});

it('signs out with a form of the session', async () => {
  const { ask, cookie, fieldsOf } = await start();
  const { text } = await ask('', cookie);
  expect((await ask('/sign-out', cookie, { token: 'x' })).headers.get('Set-Cookie')).toBeNull();
  const { headers } = await ask('/sign-out', cookie, fieldsOf(text) as Record<string, string>);
  expect(headers.get('Set-Cookie')).toMatch(/^platform=; Max-Age=0; Path=\/_platform/);
});
