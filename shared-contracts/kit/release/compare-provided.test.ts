import { listen } from '@site/server/listen';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { compareProvided, type Provided, readProvided } from './compare-provided.ts';
import { built as files, startPublishing } from './start-publishing.ts';

const shell = 'https://shell.example';
const built = {
  ...JSON.parse(files['client/remote.json']),
  contractVersion: '2.1.0',
  shared: { react: '^19.3.1', '@site/contract/host': '^2.1.0' },
  needs: { content: [], api: ['POST /bedrock'] },
};
const given: Provided = { contract: '2.2.0', shared: { react: '19.4.0' }, calls: ['POST /bedrock', 'GET /search'] };

async function startShell(answer: object): Promise<string> {
  const app = new Hono().get('/provided.json', (context) => context.json(answer));
  const { url, closeNow } = await listen(app, { port: 0, hostname: 'localhost', portVariable: 'PORT' });
  onTestFinished(closeNow);
  return url;
}

it('finds nothing in a build that gets all it needs', () => {
  expect(compareProvided(built, shell, given)).toEqual([]);
});

it.each<[string, Partial<Provided>, RegExp]>([
  ['an older contract', { contract: '2.0.0' }, /needs the contract \^2\.1, and the shell at .* has 2\.0\.0/],
  ['another major of the contract', { contract: '3.0.0' }, /needs the contract \^2\.1/],
  ['an older React', { shared: { react: '19.2.0' } }, /needs react \^19\.3\.1, and the shell at .* shares 19\.2\.0/],
  ['no React', { shared: {} }, /needs react \^19\.3\.1, and the shell at .* shares none/],
  ['an API that lacks a call', { calls: ['GET /search'] }, /calls POST \/bedrock, which the API .* does not answer/],
])('is incompatible with a shell that has %s', (_what, changes, reason) => {
  expect(compareProvided(built, shell, { ...given, ...changes })).toEqual([
    { verdict: 'incompatible', reason: expect.stringMatching(reason) },
  ]);
});

it('does not know what a shell or API provides that does not say it', () => {
  expect(compareProvided(built, shell, undefined)).toMatchObject([{ verdict: 'unknown' }]);
  expect(compareProvided(built, shell, { ...given, calls: null })).toMatchObject([{ verdict: 'unknown' }]);
  const needsNothing = { ...built, needs: { content: [], api: [] } };
  expect(compareProvided(needsNothing, shell, { ...given, calls: null })).toEqual([]);
});

it('reads what a shell provides, and nothing from one that does not answer or says something else', async () => {
  expect(await readProvided(await startShell(given))).toEqual(given);
  expect(await readProvided(await startShell({ contract: 2 }))).toBeUndefined();
  expect(await readProvided('http://localhost:1')).toBeUndefined();
});

it('refuses to publish what one of the shells cannot run, and says what it does not know', async () => {
  const { publish, readLive } = await startPublishing();
  const file = { 'client/remote.json': JSON.stringify(built) };
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const old = await startShell({ ...given, contract: '2.0.0' });
  const good = await startShell(given);
  await expect(publish(file, { shells: [good, old], say })).rejects.toThrow(`the shell at ${old} has 2.0.0`);
  expect([await readLive(), lines]).toEqual([undefined, []]);
  await publish(file, { shells: [good], say });
  expect(lines.splice(0)).toEqual(['Compatible with what is live.']);
  await publish(file, { shells: [good, 'http://localhost:1'], say });
  expect(lines).toEqual([
    expect.stringContaining('Nobody knows'),
    expect.stringContaining('does not say what it provides'),
  ]);
});
