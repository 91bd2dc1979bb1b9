import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createReserve } from '../releases/releases.ts';
import type { RenderJob } from '../renderer/renderer.ts';
import { openGeneration } from './render-pool.ts';
import { startWorker } from './renderer-thread.ts';

/**
 * Stands in for the shell's Node build: pages that answer, that never do, that block their thread, and that send what their
 * address says by the port of the thread, which Node still shows to whoever looks for it.
 */
const renderer = `
  const post = (message) => process._getActiveHandles().find((handle) => handle.postMessage).postMessage(message);
  exports.renderer = Promise.resolve({
    PostNotAnswered: class extends Error {},
    async renderSite({ request }) {
      const { pathname } = new URL(request.url);
      if (pathname === '/never') await new Promise(() => {});
      while (pathname === '/blocks');
      if (pathname === '/kills') process.kill(process.pid, 0);
      if (pathname === '/garbles') post(null);
      if (pathname === '/sends') post(JSON.parse(new URL(request.url).searchParams.get('message')));
      if (pathname === '/finds') return new Response(String(require('node:worker_threads').parentPort));
      if (pathname === '/breaks') Promise.prototype.then = () => new Promise(() => {});
      if (pathname === '/pollutes') Object.prototype.own = 1;
      if (pathname === '/hoards') globalThis.hoard = new Uint8Array(300 * 1024 * 1024);
      return new Response(pathname);
    },
  });
`;

const site = 'http://localhost';
let jobs = 0;
const toJob = (path: string): RenderJob => ({
  id: ++jobs,
  url: site + path,
  method: 'GET',
  headers: [],
  without: [],
  config: { siteOrigin: site, contactsApiUrl: site, providerApiUrl: site, sustainabilityUrl: site },
  budget: 100,
});

const mine = { version: '1.0.0-mine', serverEntry: '', exposes: [] };
const set = { claims: {}, navigation: [], releases: { 'mfe-mine': mine } };

/** @returns starts threads with this renderer */
function writeDist() {
  const distDirectory = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  mkdirSync(join(distDirectory, 'server'));
  writeFileSync(join(distDirectory, 'server/index.shell.cjs'), renderer);
  onTestFinished(() => rmSync(distDirectory, { recursive: true }));
  return () => startWorker(distDirectory);
}

function open(warmUp: readonly RenderJob[] = [], complain = vi.fn(), mend = async () => {}, takeWorker = writeDist()) {
  return openGeneration({
    size: 1,
    warmUp,
    mend,
    takeWorker,
    set,
    answerContent: vi.fn(),
    complain,
  });
}

it('renders in a thread that was started before anybody knew what, and in a new one when that is lost', async () => {
  const start = vi.fn(writeDist());
  const reserve = createReserve(start);
  reserve.restock();
  const [ahead] = start.mock.results;
  await once(ahead?.value, 'online');
  const generation = await open([], vi.fn(), undefined, reserve.take);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  expect(await generation.render(toJob('/blocks'))).toMatchObject({ kind: 'lost', reason: 'blocked' });
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  expect(start).toHaveBeenCalledTimes(2);
  await generation.retire();
});

it('replaces a blocked thread, and renders on', async () => {
  const generation = await open();
  expect(await generation.render(toJob('/blocks'))).toMatchObject({ kind: 'lost', reason: 'blocked' });
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  await generation.retire();
});

it('replaces a thread that holds too much memory outside of its heap', async () => {
  const complain = vi.fn();
  const generation = await open([], complain);
  await generation.render(toJob('/hoards'));
  await vi.waitFor(() => expect(complain).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' })), 15_000);
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  await generation.retire();
});

it('has files on disk mended before a thread loads them, also one in place of another', async () => {
  const mend = vi.fn(async () => {});
  const generation = await open([], vi.fn(), mend);
  expect(mend).toHaveBeenCalledTimes(1);
  await generation.render(toJob('/blocks'));
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  expect(mend).toHaveBeenCalledTimes(2);
  await generation.retire();
});

it('keeps remotes from sending signals, which would reach the whole shell', async () => {
  const complain = vi.fn();
  const generation = await open([], complain);
  expect(await generation.render(toJob('/kills'))).toMatchObject({ kind: 'lost', reason: 'failed' });
  expect(complain).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'exit', message: `called process.kill(${process.pid}, 0)` }),
  );
  await generation.retire();
});

it('replaces a thread that sends what nobody understands', async () => {
  const generation = await open();
  await generation.render(toJob('/garbles'));
  await vi.waitFor(async () => expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' }));
  await generation.retire();
});

it("keeps the thread's port from libraries that look for the one of a worker of their own", async () => {
  const generation = await open();
  const outcome = await generation.render(toJob('/finds'));
  expect(outcome).toMatchObject({ kind: 'answer', answer: { body: new TextEncoder().encode('null') } });
  await generation.retire();
});

it.each(['blocked', 'ended', 'failed', 'late'])(
  'believes no remote that says its thread has seen "%s"',
  async (kind) => {
    const complain = vi.fn();
    const generation = await open([], complain);
    const complaint = { kind, remote: 'mfe-mine', version: '1.0.0-mine', message: 'forged' };
    const message = JSON.stringify({ type: 'complaint', complaint });
    expect(await generation.render(toJob(`/sends?message=${message}`))).toMatchObject({
      kind: 'lost',
      reason: 'ended',
    });
    expect(complain).not.toHaveBeenCalledWith(expect.objectContaining({ message: 'forged' }));
    await generation.retire();
  },
);

it.each([
  [
    { remote: 'mfe-mine', version: '1.0.0-mine' },
    { remote: 'mfe-mine', version: '1.0.0-mine' },
  ],
  [{ remote: 'mfe-mine', version: '1.0.0-other' }, {}],
  [{ remote: 'mfe-other', version: '1.0.0-mine' }, {}],
])('charges what happened in a thread to what it renders: of %o it keeps %o', async (named, kept) => {
  const complain = vi.fn();
  const generation = await open([], complain);
  const problem = { kind: 'stray', message: 'broken on purpose' };
  const message = JSON.stringify({ type: 'complaint', complaint: { ...problem, ...named } });
  expect(await generation.render(toJob(`/sends?message=${message}`))).toMatchObject({ kind: 'answer' });
  expect(complain).toHaveBeenCalledExactlyOnceWith({ ...problem, ...kept });
  await generation.retire();
});

it.each([
  ['/breaks', 'It changed Promise.prototype.then, which all remotes share.'],
  ['/pollutes', 'It added to Object.prototype, or took from it, which all remotes share.'],
])('replaces a thread in which %s harms all remotes', async (path, message) => {
  const complain = vi.fn();
  const generation = await open([], complain);
  expect(await generation.render(toJob(path))).toMatchObject({ kind: 'lost', reason: 'ended', message });
  expect(complain).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended', message }));
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  expect(await generation.renderAlone(toJob(path), Date.now() + 60_000)).toMatchObject({ kind: 'lost', message });
  await generation.retire();
});

it('renders pages that may end their thread one by one, apart from the others', async () => {
  const generation = await open();
  const alone = ['/garbles', '/fine', '/blocks', '/fine'].map((path) =>
    generation.renderAlone(toJob(path), Date.now() + 60_000),
  );
  expect(await generation.render(toJob('/fine'))).toMatchObject({ kind: 'answer' });
  expect(await Promise.all(alone)).toMatchObject([
    { kind: 'lost', reason: 'ended' },
    { kind: 'answer' },
    { kind: 'lost', reason: 'blocked' },
    { kind: 'answer' },
  ]);
  await generation.retire();
});

it('gives a page one time to wait for its turns, its second try included', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const generation = await open();
  const latest = Date.now() + 1_000;
  expect(await generation.render(toJob('/fine'), latest)).toMatchObject({ kind: 'answer' });
  vi.setSystemTime(latest);
  expect(await generation.render(toJob('/fine'), latest)).toMatchObject({ kind: 'lost', reason: 'late' });
  await generation.retire();
});

it('does not open if a thread is blocked by its first pages', async () => {
  const first = [toJob('/blocks'), toJob('/'), toJob('/')];
  await expect(open(first)).rejects.toThrow(
    "A renderer ended while it rendered its first pages: A remote's code blocked its thread.",
  );
});

it('answers a page that is still being rendered when its generation is retired for good', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const generation = await open();
  const page = generation.render({ ...toJob('/never'), method: 'POST', body: new Uint8Array(), budget: 60_000 });
  const retired = generation.retire();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await page).toMatchObject({ kind: 'lost', reason: 'ended' });
  await retired;
});
