import { createLog } from '@site/server/log';
import { expect, it, vi } from 'vitest';
import { readShellEnv } from '../env.ts';
import { browserReports } from './browser-reports.ts';

function start() {
  const warn = vi.fn();
  const app = browserReports({ ...createLog('shell', 'silent'), warn }, readShellEnv({}));
  const send = (body: string, remoteAddress = '192.0.2.1') =>
    app.request('/report', { method: 'POST', body }, { incoming: { socket: { remoteAddress } } });
  return { warn, send };
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
