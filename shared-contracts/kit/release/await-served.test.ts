import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { awaitServed } from './await-served.ts';

const since = '2026-01-02T03:04:05.000Z';
const live = { remote: 'mfe-contact', version: '1.1.0-bbbb', since };

/** A shell that answers /healthz with one answer after the other, and repeats the last one. */
async function startShell(...answers: object[]): Promise<string> {
  const server = createServer((_request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    response.end(JSON.stringify({ 'mfe-contact': answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('waits until the shell serves the release', async () => {
  const url = await startShell(
    { served: '1.0.0-aaaa', candidate: { version: '1.0.0-aaaa', state: 'serving' } },
    { served: '1.0.0-aaaa', candidate: { version: live.version, state: 'verified' } },
    { served: live.version, candidate: { version: live.version, state: 'serving' } },
  );
  expect(await awaitServed(url, live)).toBe('served');
});

it('fails with the reason if the shell refuses it, and says what goes on', async () => {
  const url = await startShell({
    served: '1.0.0-aaaa',
    candidate: { version: live.version, since, state: 'refused', reason: 'pages/contact-us cannot be loaded' },
  });
  await expect(awaitServed(url, live)).rejects.toThrow(
    'The shell refused mfe-contact@1.1.0-bbbb: pages/contact-us cannot be loaded. It goes on serving 1.0.0-aaaa.',
  );
});

it('does not mistake the refusal of an earlier try for one of this try', async () => {
  const url = await startShell(
    { served: null, candidate: { version: live.version, since: '2025-01-02T03:04:05.000Z', state: 'refused' } },
    { served: live.version, candidate: { version: live.version, since, state: 'serving' } },
  );
  expect(await awaitServed(url, live)).toBe('served');
});

it('says so if no shell answers', async () => {
  expect(await awaitServed('http://localhost:1', live)).toBe('unknown');
});
