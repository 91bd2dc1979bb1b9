import { createLog, type Log } from '@site/server/log';
import { createMailer } from 'services/api/mail/create-mailer.ts';
import { startApi } from 'services/api/start-api.ts';
import type { StartApiOptions } from 'services/api/start-options.ts';
import { sendLead } from 'services/api/testing/api-process.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startSampleContent } from './sample-content.ts';

vi.setConfig({ testTimeout: 120_000 });

it('gives up a message that is refused for good after one try, and says so loudly', async () => {
  const mail = await startMailServer({ toAnswer: () => 'refuse' });
  const alerts: unknown[] = [];
  const api = await start(mail.url, alerts);
  expect(await sendLead(api.url, 'refused')).toBe(200);
  await expect.poll(() => alerts, { timeout: 40_000 }).toHaveLength(1);
  expect(alerts[0]).toMatchObject({ alert: 'mail-given-up', mail: 'notification', code: 'SMTP 550' });
  await expect
    .poll(async () => (await fetch(`${api.url}/health`)).json(), { timeout: 40_000 })
    .toMatchObject({ mail: { waiting: 0, dead: 1 } });
  expect(mail.refused).toHaveLength(1);
});

it('does not send a message again that a silent mail server may have accepted', async () => {
  const mail = await startMailServer({ toAnswer: () => 'stay silent' });
  const mailer = createMailer({ smtpUrl: mail.url, outbox: '', silence: 300 });
  onTestFinished(async () => {
    mailer.close();
    await mail.stop();
  });
  const message = { from: 'a@example.com', to: 'b@example.com', text: 'Hi', messageId: '<1@example.com>' };
  await expect(mailer.send(message)).rejects.toMatchObject({ outcome: 'unanswered' });
  expect(mail.received).toHaveLength(1);
});

it('sends one address no more than a few case studies a day, whoever asks, and sales every lead', async () => {
  const [mail, content] = await Promise.all([startMailServer(), startSampleContent()]);
  onTestFinished(content.close);
  const api = await start(mail.url, [], content.settings);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      fetch(`${api.url}/prod/store/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          formName: 'case-study',
          full_name: `Buy at evil${index}.example`,
          email: ['stranger@example.com', 'Stranger@Example.com', `stranger+${index}@example.com`][index % 3],
          phone: '+1 555-010-0199',
          description: 'Fleet Telemetry',
        }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const to = (recipient: string) =>
    mail.received.filter((one) => one.to.toLowerCase().replace(/\+\d/, '') === recipient);
  await expect.poll(() => to('sales@example.com').length, { timeout: 40_000 }).toBe(8);
  await expect
    .poll(async () => (await fetch(`${api.url}/health`)).json(), { timeout: 40_000 })
    .toMatchObject({ mail: { waiting: 0 } });
  expect(to('stranger@example.com')).toHaveLength(3);
  expect(
    to('stranger@example.com')
      .map(({ content }) => content)
      .join(),
  ).not.toContain('evil');
});

async function start(smtpUrl: string, alerts: unknown[], content?: StartApiOptions['content']) {
  const log = { ...createLog('api', 'silent'), warn: () => undefined, error: (entry: unknown) => alerts.push(entry) };
  const api = await startApi({
    port: 0,
    dataDir: undefined,
    smtpUrl,
    log: log as unknown as Log,
    ratePerAddress: 0,
    ...(content && { content }),
  });
  onTestFinished(api.close);
  return api;
}
