import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { awaitShells } from './await-shells.ts';

const since = '2026-01-02T03:04:05.000Z';
const earlier = '2025-01-02T03:04:05.000Z';
const live = { remote: 'mfe-contact', version: '1.1.0-bbbb', since };
const before = { version: '1.0.0-aaaa', state: 'serving', since: earlier };
const after = { version: live.version, state: 'serving', since };
const refusal = { version: live.version, state: 'refused', reason: 'pages/contact-us cannot be loaded' };

/** A shell that answers /composition.json with one answer after the other, and repeats the last one. */
async function startShell(...answers: (object | undefined)[]): Promise<string> {
  const server = createServer((_request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    response.end(JSON.stringify({ remotes: answer ? { 'mfe-contact': answer } : {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('waits until every shell serves the release', async () => {
  const shells = [await startShell(before, before, after), await startShell(undefined, after)];
  const outcomes = await awaitShells(shells, live);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

it('says which shell refuses it and why, and what goes on there', async () => {
  const refusing = await startShell({ ...before, refused: { ...refusal, since } });
  const outcomes = await awaitShells([await startShell(after), refusing], live);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
  expect(outcomes[1]?.message).toBe(
    `The shell at ${refusing} refused mfe-contact@1.1.0-bbbb: pages/contact-us cannot be loaded. It goes on serving 1.0.0-aaaa.`,
  );
});

it('does not mistake the refusal of an earlier try for one of this try', async () => {
  const shell = await startShell({ ...before, refused: { ...refusal, since: earlier } }, after);
  expect(await awaitShells([shell], live)).toMatchObject([{ outcome: 'done' }]);
});

it('waits until a withdrawn remote is gone', async () => {
  const shell = await startShell(before, { version: null, state: 'withdrawn' });
  expect(await awaitShells([shell], { ...live, version: null })).toMatchObject([{ outcome: 'done' }]);
});

it('says so if no shell answers', async () => {
  expect(await awaitShells(['http://localhost:1'], live)).toMatchObject([{ outcome: 'silent' }]);
});
