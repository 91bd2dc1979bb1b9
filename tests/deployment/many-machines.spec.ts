import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { type ApiProcess, sendLead, spawnApi } from 'services/api/testing/api-process.ts';
import { type PostgresServer, startPostgres } from 'services/api/testing/postgres-server.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { beforeItExpires, prepareProxied } from './prepare-proxied.ts';
import { publishChanged } from './publish-changed.ts';
import { publishContent } from './publish-content.ts';
import { startBucket } from './start-bucket.ts';
import { startVarnish } from './start-varnish.ts';
import { startVisitors } from './start-visitors.ts';

const secret = 'machines'.padEnd(64, '0');
const study = '/case-study/freightdatacenterexit';

let directory: string;
let content: string;
let postgres: PostgresServer;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let first: TestSite;
let shells: [TestSite, TestSite, TestSite];
let otherApi: ApiProcess;
let varnish: { stop(): Promise<void> };
let url: string;

/** PostgreSQL, releases in a bucket, two APIs, three shells, and Varnish before the shells. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { port, env: proxied, ...place } = await prepareProxied(secret);
  ({ directory, content, url } = place);
  postgres = await startPostgres();
  bucket = await startBucket();
  const env = {
    ...proxied,
    REGISTRY_URL: `${bucket.url}/registry.json`,
    DATABASE_URL: postgres.url,
    RATE_LIMIT_PER_RECIPIENT: '0',
  };
  first = await startTestSite({ env });
  const { CONTENTFUL_HOST = '' } = first.servicesEnv;
  otherApi = await spawnApi({ ...env, CONTENTFUL_HOST, DATA_DIR: join(directory, 'other-api') });
  const beside = () =>
    startTestSite({
      beside: first,
      env: {
        ...env,
        CONTACTS_API_URL: otherApi.url,
        PROVIDER_API_URL: otherApi.url,
      },
    });
  shells = [first, await beside(), await beside()];
  varnish = await startVarnish(port, [shells[0].url, shells[1].url, shells[2].url]);
});

test.afterAll(async () => {
  await varnish.stop();
  await otherApi.crash();
  for (const shell of shells.toReversed()) await shell.stop();
  await postgres.stop();
  await bucket.stop();
  await rm(directory, { recursive: true });
});

test('no page fails and no lead is lost while the site is released, published, and loses machines', async () => {
  test.setTimeout(180_000);
  const apis = [first.servicesEnv.CONTACTS_API_URL ?? '', otherApi.url];
  const visitors = startVisitors({ site: url, apis, paths: ['/', study, '/case-study', '/press', '/contact-us'] });
  const goOn = async (leads = 10) => {
    const before = visitors.stored.length;
    await expect.poll(() => visitors.stored.length, { timeout: 60_000 }).toBeGreaterThan(before + leads);
  };
  await goOn();

  await test.step('a release', async () => {
    const heading = /<h1[^>]*>([^<]+)</.exec((await ask(url, '/contact-us')).text)?.[1] ?? '';
    const to = 'Reach every machine';
    await publishChanged(bucket.address, 'mfe-contact', { from: heading, to });
    for (const origin of [...shells.map((shell) => shell.url), url]) {
      await expect.poll(() => says(origin, '/contact-us', to), patient).toBe(true);
    }
  });

  await test.step('a publication, of which one webhook tells', async () => {
    const from = /<h1[^>]*>([^<]+)</.exec((await ask(url, study)).text)?.[1] ?? '';
    const to = 'Freight on every machine';
    expect(await publishContent({ file: content, from, to, url, secret })).toBe(204);
    const told = () => Promise.all(shells.map((shell) => says(shell.url, study, to)));
    await expect.poll(told, { ...beforeItExpires, message: 'shells that heard of it' }).toEqual([true, true, true]);
    await expect.poll(() => says(url, study, to), beforeItExpires).toBe(true);
  });

  await test.step('a killed shell', async () => {
    shells[1].shell.kill('SIGKILL');
    await goOn();
  });

  await test.step('a killed API', async () => {
    await otherApi.crash();
    await goOn();
  });

  await test.step('a stopped database', async () => {
    await postgres.restart?.(async () => {
      const startedAt = performance.now();
      expect(await sendLead(apis[0] ?? '', 'while-stopped')).toBe(503);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    });
    await goOn();
    expect(await sendLead(apis[0] ?? '', 'while-stopped')).toBe(200);
  });

  await visitors.stop();
  expect(visitors.failedPages).toEqual([]);
  expect(visitors.pages).toBeGreaterThan(50);
  const stored = await storedKeys();
  expect(stored.length, 'stored twice').toBe(new Set(stored).size);
  expect(
    [...visitors.stored, 'while-stopped'].filter((key) => !stored.includes(key)),
    'lost',
  ).toEqual([]);
});

const patient = { timeout: 60_000, intervals: [100] };

async function says(origin: string, path: string, text: string): Promise<boolean> {
  return (await ask(origin, path)).text.includes(text);
}

async function storedKeys(): Promise<string[]> {
  const { db, close } = await openForCommand(readEnv({ DATABASE_URL: postgres.url }));
  const leads = await findLeads(db, {});
  await close();
  return leads.map(({ message }) => (message ?? '').replace('Message of ', ''));
}
