import { createLog } from '@site/server/log';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import { deadMailQueue, mailQueue, readMailBacklog } from '../mail/read-mail-backlog.ts';
import { resendMail } from './resend-mail.ts';

it('puts all that was given up back into the queue, also what a Lambda gave up', async () => {
  const database = await openDatabase({});
  const queue = await startMailQueue(database, { log: createLog('api', 'silent'), takeOnly: true });
  onTestFinished(async () => {
    await queue.stop({ close: false, graceful: false });
    await database.close();
  });
  const jobs = Array.from({ length: 1_200 }, (_, index) => ({ data: { leadId: `${index}`, message: 'notification' } }));
  await queue.insert(deadMailQueue, jobs);
  expect(await resendMail(database.db)).toBe(1_200);
  expect(await readMailBacklog(database.db)).toMatchObject({ waiting: 1_200, dead: 0 });
  const [job] = await queue.fetch(mailQueue, { includeMetadata: true });
  expect(job).toMatchObject({ deadLetter: deadMailQueue, retryLimit: 100 });
});
