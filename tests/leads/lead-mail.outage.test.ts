import type { AddressInfo } from 'node:net';
import { createLog } from '@site/server/log';
import { startApi } from 'services/api/start-api.ts';
import { submitLead } from 'services/api/testing/api-process.ts';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';

it('sends the mail of an outage when the mail server returns', async () => {
  const away = await startMailServer();
  const { port } = away;
  await away.stop();
  const api = await startApi({
    port: 0,
    dataDir: undefined,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    log: createLog('api', 'silent'),
  });

  for (const key of ['a', 'b', 'c']) {
    expect(await submitLead(api.url, key)).toBe(true);
  }
  const mail = await startMailServer({ port, refusals: 1 });
  // In this order, because the mail server waits until the API closes its connection.
  onTestFinished(async () => {
    await api.close();
    await mail.stop();
  });
  await expect
    .poll(() => mail.subjects.toSorted(), { timeout: 25_000 })
    .toEqual([
      'New lead (contact-us): Visitor a',
      'New lead (contact-us): Visitor b',
      'New lead (contact-us): Visitor c',
    ]);
  // One of them was rejected at first and then retried as the same message.
  expect(mail.attempts.length).toBeGreaterThan(mail.subjects.length);
  expect(new Set(mail.attempts).size).toBe(3);
}, 40_000);

/** @param refusals how many messages it rejects with a temporary error before it accepts one */
async function startMailServer({ port = 0, refusals = 0 } = {}) {
  const attempts: string[] = [];
  const subjects: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk) => {
        message += chunk;
      });
      stream.on('end', () => {
        attempts.push(/^Message-ID:\s+(\S+)/im.exec(message)?.[1] ?? '');
        if (attempts.length <= refusals) {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        subjects.push(/^Subject: (.+)\r$/im.exec(message)?.[1] ?? '');
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    attempts,
    subjects,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
