import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startContentService } from 'services/content/start-content-service.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readShellEnv } from '../env.ts';
import { createServerContent } from './server-content.ts';

const space = dirname(fileURLToPath(import.meta.resolve('@site/content/space/export.json')));
const settings = { contentType: 'siteSettings', include: 2, limit: 1 } as const;
const controlToken = 'control-token';

async function start(faults: object[] = []) {
  const cacheDirectory = await mkdtemp(join(tmpdir(), 'shell-content-'));
  const exported = join(cacheDirectory, 'export.json');
  await cp(join(space, 'export.json'), exported);
  const service = await startContentService({
    port: 0,
    space: exported,
    assetsDirectory: join(space, 'assets'),
    cacheDirectory,
    config: { controlToken },
  });
  onTestFinished(async () => {
    await service.close();
    await rm(cacheDirectory, { recursive: true, force: true });
  });
  const breakDown = async (list: object[]) => {
    const response = await fetch(`${service.url}/_control/faults`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${controlToken}` },
      body: JSON.stringify(list),
    });
    expect(response.ok).toBe(true);
  };
  const changeText = async (from: string, to: string) =>
    writeFile(exported, (await readFile(exported, 'utf8')).replaceAll(from, to));
  await breakDown(faults);
  return { breakDown, changeText, ...connect(new URL(service.url).host) };
}

function connect(host: string) {
  const reports: unknown[] = [];
  return {
    reports,
    content: createServerContent(readShellEnv({ CONTENTFUL_HOST: host }), (error) => reports.push(error)),
  };
}

const entries = { path: '/entries' };

describe('content on the server', () => {
  it('comes as entries for loaders and as the envelope for browsers, from one read', async () => {
    // A second read would get the error.
    const { content, breakDown } = await start();
    const [entry] = await content.getEntries(settings);
    await breakDown([{ kind: 'error', status: 500, ...entries }]);
    expect(entry?.fields).toHaveProperty('providerName');
    expect(await content.getEnvelope(settings)).toMatchObject({ total: 1, items: [{ sys: { id: entry?.sys.id } }] });
  });

  it('is read once for all who wait for it', async () => {
    const { content } = await start([{ kind: 'rate-limit', perSecond: 1, ...entries }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => content.getEntries(settings)));
    expect(new Set(answers).size).toBe(1);
  });

  it('survives an outage, and is read again afterwards', async () => {
    const { content, breakDown, changeText, reports } = await start();
    const before = await content.getEntries(settings);
    const name = String(before[0]?.fields.providerName);
    await breakDown([{ kind: 'error', status: 503, ...entries }]);
    content.invalidate();
    expect(await content.getEntries(settings)).toBe(before);
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0));
    expect(await content.getEntries(settings)).toBe(before);

    await changeText(name, 'Another Name');
    await breakDown([]);
    content.invalidate();
    await vi.waitFor(async () => {
      const [after] = await content.getEntries(settings);
      expect(after?.fields.providerName).toBe('Another Name');
    }, 10_000);
  });

  it('keeps its entries if it is read again and has not changed, so that nobody maps them twice', async () => {
    const { content } = await start();
    const before = await content.getVersion(settings);
    content.invalidate();
    await content.getVersion(settings);
    await vi.waitFor(async () => expect(await content.getVersion(settings)).toEqual(before));
  });

  it('tells which of what was read has changed, and nothing else', async () => {
    const { content, changeText } = await start();
    const [entry] = await content.getEntries(settings);
    const { version } = await content.getVersion(settings);
    const heard: string[] = [];
    content.onChange((names) => heard.push(...names));
    await changeText(String(entry?.fields.providerName), 'Another Name');
    content.invalidate();
    await vi.waitFor(() => expect(heard).toContain('siteSettings.providerName'));
    const isCurrent = (name: string) => content.isCurrent([{ query: settings, version, names: [name] }]);
    expect(isCurrent('siteSettings.providerName')).toBe(false);
    expect(isCurrent(String(entry?.sys.id))).toBe(false);
    expect(isCurrent('siteSettings.tagline')).toBe(true);
  });

  it.each([
    { kind: 'error', status: 500 },
    { kind: 'error', status: 404 },
    { kind: 'rate-limit', perSecond: 0, reset: 60 },
    { kind: 'outage', how: 'disconnect' },
  ])(
    'fails at once if there never was any: %o',
    async (fault) => {
      const { content } = await start([{ ...fault, ...entries }]);
      await expect(content.getEntries(settings)).rejects.toThrow();
    },
    20_000,
  );
});

it('reads a large answer that has changed without keeping visitors waiting', async () => {
  const items = Array.from({ length: 8_000 }, (_, index) => ({
    sys: { id: `study${index}`, contentType: { sys: { id: 'caseStudies' } } },
    fields: { title: `Study ${index}`, challenge: 'A challenge in some words. '.repeat(20) },
  }));
  const rounds = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const answers = ['One', ...rounds].map((title) =>
    JSON.stringify({ items: [{ ...items[0], fields: { title } }, ...items.slice(1)] }),
  );
  const { content } = connect(await startElsewhere(answers));
  await content.getVersion({ contentType: 'caseStudies', include: 3, limit: 100 });
  const used = { here: 0, forSuchAnAnswer: 0 };
  for (const round of rounds.keys()) {
    const changed = new Promise((resolve) => content.onChange(resolve));
    const start = process.threadCpuUsage();
    content.invalidate();
    expect(await changed).toContain('caseStudies.title');
    used.here += process.threadCpuUsage(start).user;
    const startOfCopy = process.threadCpuUsage();
    JSON.stringify(JSON.parse(answers[round + 1] ?? ''));
    used.forSuchAnAnswer += process.threadCpuUsage(startOfCopy).user;
  }
  expect(used.here, 'work of this thread').toBeLessThan(used.forSuchAnAnswer);
});

it.each(['{}', '[]', '{"items":null}', '{"items":[null]}', '{"items":[{}]}'])(
  'takes %s for no answer, and reads again afterwards',
  async (answer) => {
    const entry = { sys: { id: 'settings', contentType: { sys: { id: 'siteSettings' } } }, fields: { tagline: 'One' } };
    const { content, reports } = connect(await startElsewhere([answer, JSON.stringify({ items: [entry] })]));
    await expect(content.getEntries(settings)).rejects.toThrow('something else than entries');
    expect(await content.getEntries(settings)).toMatchObject([{ fields: { tagline: 'One' } }]);
    expect(reports).toHaveLength(1);
  },
);

describe('a thread that ends', () => {
  const ends: [name: string, end: (thread: Worker) => unknown][] = [
    ['throws', (thread) => thread.postMessage('what nobody understands')],
    ['exits', (thread) => thread.terminate()],
  ];

  it.each(ends)(
    'and %s between two reads takes nothing with it, and the next read starts another one',
    async (_, end) => {
      const thread = nextThread();
      const { content, changeText } = await start();
      const [entry] = await content.getEntries(settings);
      await endThread(await thread, end);
      await changeText(String(entry?.fields.providerName), 'Another Name');
      content.invalidate();
      await vi.waitFor(async () => {
        const [after] = await content.getEntries(settings);
        expect(after?.fields.providerName).toBe('Another Name');
      }, 10_000);
    },
  );

  it.each(ends)('and %s during a read fails that read only', async (_, end) => {
    const thread = nextThread();
    const { content, breakDown, reports } = await start();
    await content.getEntries({ contentType: 'caseStudies', include: 3, limit: 100 });
    await breakDown([{ kind: 'outage', how: 'hang', ...entries }]);
    const reading = content.getEntries(settings).catch((error: unknown) => error);
    await endThread(await thread, end);
    expect(await reading).toBeInstanceOf(Error);
    expect(reports).toEqual([await reading]);
    await breakDown([]);
    expect(await content.getEntries(settings)).toHaveLength(1);
  });

  function nextThread(): Promise<Worker> {
    return new Promise((resolve) => process.once('worker', resolve));
  }

  async function endThread(thread: Worker, end: (thread: Worker) => unknown): Promise<void> {
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    end(thread);
    await ended;
  }
});

/** Serves these answers one after another, from another thread. */
async function startElsewhere(answers: readonly string[]): Promise<string> {
  const server = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const headers = { 'Content-Type': 'application/json' };
    const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(workerData.shift()));
    server.listen(0, 'localhost', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: answers },
  );
  onTestFinished(async () => void (await server.terminate()));
  return `localhost:${(await once(server, 'message'))[0]}`;
}

describe('a Contentful that is dead', () => {
  /** Accepts connections and never completes a response. */
  async function startSilent(begin: string): Promise<string> {
    const server = createServer((_, response) => {
      if (begin) response.writeHead(200, { 'Content-Type': 'application/json' }).write(begin);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `localhost:${(server.address() as AddressInfo).port}`;
  }

  it.each([
    ['says nothing', ''],
    ['stops in the middle of an answer', '{"items":['],
  ])(
    'is noticed long before its connection would end if it %s',
    async (_, begin) => {
      const { content } = connect(await startSilent(begin));
      await expect(content.getEntries(settings)).rejects.toThrow();
    },
    20_000,
  );

  it('does not keep visitors waiting while there is an earlier answer', async () => {
    const { content, breakDown, reports } = await start();
    const before = await content.getEntries(settings);
    await breakDown([{ kind: 'outage', how: 'hang', ...entries }]);
    content.invalidate();
    // While the refresh hangs, a hundred visitors get the last good answer.
    for (let visitor = 0; visitor < 100; visitor += 1) expect(await content.getEntries(settings)).toBe(before);
    expect(reports, 'the refresh has not ended yet').toEqual([]);
  });
});
