import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { awaitShells, isAcknowledged } from './await-shells.ts';

const since = '2026-01-02T03:04:05.000Z';
const earlier = '2025-01-02T03:04:05.000Z';
const live = { remote: 'mfe-contact', version: '1.1.0-bbbb', since };
const before = { version: '1.0.0-aaaa', state: 'serving', since: earlier };
const after = { version: live.version, state: 'serving', since };
const refusal = { version: live.version, state: 'refused', reason: 'pages/contact-us cannot be loaded.' };

const nothingNew = async () => undefined;

/** A shell that answers /composition.json with one answer after the other, or breaks off, and repeats the last one. */
async function startShell(...answers: (object | 'restarts' | undefined)[]): Promise<string> {
  const server = createServer((_request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'restarts') return void response.destroy();
    response.end(JSON.stringify({ remotes: answer ? { 'mfe-contact': answer } : {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('waits until every shell serves the release', async () => {
  const shells = [await startShell(before, before, after), await startShell(undefined, after)];
  const outcomes = await awaitShells(shells, live, nothingNew);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

it('says which shell refuses it and why, and what goes on there', async () => {
  const refusing = await startShell({ ...before, refused: { ...refusal, since } });
  const outcomes = await awaitShells([await startShell(after), refusing], live, nothingNew);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
  expect(outcomes[1]?.message).toBe(
    `The shell at ${refusing} refused mfe-contact@1.1.0-bbbb: pages/contact-us cannot be loaded. It goes on serving 1.0.0-aaaa. Mend it and release it again, or take it back: npm run release -w mfe-contact -- undo 1.1.0-bbbb`,
  );
});

it('does not mistake the refusal of an earlier try for one of this try', async () => {
  const shell = await startShell({ ...before, refused: { ...refusal, since: earlier } }, after);
  expect(await awaitShells([shell], live, nothingNew)).toMatchObject([{ outcome: 'done' }]);
});

it('says the same of a shell of contract 2.1, which says it in /healthz only', async () => {
  const server = createServer(({ url }, response) => {
    const candidate = { ...refusal, since };
    const remotes = { 'mfe-contact': { served: '1.0.0-aaaa', candidate } };
    response.end(url === '/healthz' ? JSON.stringify(remotes) : 'This page is not there.');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const shell = `http://localhost:${(server.address() as AddressInfo).port}`;
  const outcomes = await awaitShells([shell], live, nothingNew);
  expect(outcomes).toMatchObject([{ outcome: 'refused', message: expect.stringContaining(refusal.reason) }]);
  expect(await awaitShells([shell], { ...live, version: '1.0.0-aaaa' }, nothingNew)).toMatchObject([
    { outcome: 'done' },
  ]);
});

it('ends when somebody changes the remote again before a shell serves the release', async () => {
  const shell = await startShell(before);
  const outcomes = await awaitShells([shell], live, async () => 'ana changed it again.');
  const message = `The shell at ${shell} need not follow: ana changed it again.`;
  expect(outcomes).toEqual([{ shell, outcome: 'superseded', message }]);
});

it('tells shells which registry names it, so that they need not wait for their turn to read it', async () => {
  const server = createServer(({ url }, response) => {
    const remotes = { 'mfe-contact': url?.endsWith('revision=7') ? after : before };
    response.end(JSON.stringify({ remotes }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const shell = `http://localhost:${(server.address() as AddressInfo).port}`;
  const changed = async () => 'somebody changed it';
  expect(await awaitShells([shell], { ...live, revision: 7 }, changed)).toMatchObject([{ outcome: 'done' }]);
});

it('waits until a withdrawn remote is gone', async () => {
  const shell = await startShell(before, { version: null, state: 'withdrawn' });
  expect(await awaitShells([shell], { ...live, version: null }, nothingNew)).toMatchObject([{ outcome: 'done' }]);
});

it('says so if no shell answers', async () => {
  expect(await awaitShells(['http://localhost:1'], live, nothingNew, 0)).toMatchObject([{ outcome: 'silent' }]);
});

it('waits for a shell that restarts', async () => {
  const shell = await startShell('restarts', 'restarts', after);
  expect(await awaitShells([shell], live, nothingNew)).toMatchObject([{ outcome: 'done' }]);
});

it('says why a shell does not follow the registry', async () => {
  const registryProblem = 'It is not signed by a key that this shell trusts.';
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ registryProblem, remotes: { 'mfe-contact': before } }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const shell = `http://localhost:${(server.address() as AddressInfo).port}`;
  const message = `The shell at ${shell} does not follow the registry, and goes on with what it serves: ${registryProblem}`;
  expect(await awaitShells([shell], live, nothingNew, 0, 0)).toEqual([{ shell, outcome: 'late', message }]);
});

it('takes silence for an answer only at the first release of a remote, which may come before any shell', () => {
  const done = { outcome: 'done' } as const;
  const silent = { outcome: 'silent' } as const;
  expect(isAcknowledged([done, silent], true)).toBe(true);
  expect(isAcknowledged([done, silent], false)).toBe(false);
  expect(isAcknowledged([done, done], false)).toBe(true);
  expect(isAcknowledged([done, { outcome: 'refused' }], true)).toBe(false);
});

it('believes no shell that served the version before and does not follow the registry', async () => {
  const registryProblem = 'The registry is not signed by a key that this shell trusts.';
  const answers: object[] = [
    { revision: 6, remotes: { 'mfe-contact': after } },
    { revision: 6, registryProblem, remotes: { 'mfe-contact': after } },
  ];
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const shell = `http://localhost:${(server.address() as AddressInfo).port}`;
  const outcomes = await awaitShells([shell], { ...live, revision: 7 }, nothingNew, undefined, 0);
  expect(outcomes).toMatchObject([{ outcome: 'late', message: expect.stringContaining(registryProblem) }]);
  expect(await awaitShells([shell], { ...live, revision: 6 }, nothingNew)).toMatchObject([{ outcome: 'done' }]);
});
