import { createLog } from '@site/server/log';
import { expect, it, vi } from 'vitest';
import { readShellEnv } from '../env.ts';
import { browserReports } from './browser-reports.ts';

function start() {
  const warn = vi.fn();
  const count = vi.fn();
  const app = browserReports({ ...createLog('shell', 'silent'), warn }, readShellEnv({}), { count });
  const send = (body: string, remoteAddress = '192.0.2.1') =>
    app.request('/report', { method: 'POST', body }, { incoming: { socket: { remoteAddress } } });
  return { warn, count, send };
}

const report = JSON.stringify({ kind: 'hydration', message: 'x'.repeat(900), path: '/', remote: 'mfe-contact' });

it('logs what a browser reports, cut to size', async () => {
  const { warn, send } = start();
  expect((await send(report)).status).toBe(204);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ browser: true, remote: 'mfe-contact', message: 'x'.repeat(500) }),
    expect.any(String),
  );
});

it.each(['{', '{"kind":"other"}', 'null'])('refuses %s', async (body) => {
  const { warn, send } = start();
  expect((await send(body)).status).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});

it('lets no single address use up the reports of all', async () => {
  const { send } = start();
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send(report)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await send(report, '192.0.2.2')).status).toBe(204);
});

it('counts the first failure of a page, and slow interactions, for verdicts about canaries', async () => {
  const { count, send } = start();
  const versioned = { kind: 'page-error', message: 'x', path: '/', remote: 'mfe-contact', version: '1.0.0-aaaa' };
  await send(JSON.stringify({ ...versioned, isFirst: true }));
  await send(JSON.stringify(versioned));
  await send(JSON.stringify({ ...versioned, version: undefined, isFirst: true }));
  await send(JSON.stringify({ ...versioned, kind: 'slow-interaction' }));
  expect(count.mock.calls).toEqual([
    ['mfe-contact', '1.0.0-aaaa', 'failed-in-browser'],
    ['mfe-contact', '1.0.0-aaaa', 'slow-in-browser'],
  ]);
});

const failure = {
  kind: 'page-error',
  message: 'x',
  path: '/',
  remote: 'mfe-contact',
  version: '1.1.0-bbbb',
  isFirst: true,
};
const events = ({ mock }: ReturnType<typeof vi.fn>, wanted: string) =>
  mock.calls.filter(([, , event]) => event === wanted);

it('counts few reports of one address, which may be one browser or a forger, for a verdict', async () => {
  const { count, send } = start();
  for (let sent = 0; sent < 40; sent += 1) await send(JSON.stringify(failure));
  expect(events(count, 'failed-in-browser')).toHaveLength(2);
  expect(events(count, 'doubtful-in-browser')).toHaveLength(38);
  await send(JSON.stringify(failure), '192.0.2.2');
  expect(events(count, 'failed-in-browser')).toHaveLength(3);
});

it('counts what a browser reports, however many reports others have sent', async () => {
  const { count, send } = start();
  for (let sent = 0; sent < 130; sent += 1) await send(report, `192.0.2.${sent % 10}`);
  expect((await send(JSON.stringify(failure), '192.0.2.99')).status).toBe(429);
  expect(events(count, 'failed-in-browser')).toHaveLength(1);
});
