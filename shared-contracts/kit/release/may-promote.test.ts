import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryEntry } from '@site/contract/releases/registry';
import { expect, it, onTestFinished } from 'vitest';
import { assertMayPromote } from './may-promote.ts';

const entry = {
  state: 'canary',
  version: '1.0.0-aaaa',
  versions: [
    { version: '1.0.0-aaaa', integrity: '', weight: 95 },
    { version: '1.1.0-bbbb', integrity: '', weight: 5 },
  ],
  changes: [],
} as unknown as RegistryEntry;

/** A shell that serves the stable version and says this of the canary. */
async function startShell(canary: object): Promise<string> {
  const remotes = { 'mfe-contact': { version: '1.0.0-aaaa', state: 'serving', canary } };
  const server = createServer((_, response) => void response.end(JSON.stringify({ remotes })));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const refusing = (version: string) => ({
  version,
  isServed: false,
  refused: { version, state: 'refused', reason: 'pages/contact-us cannot be loaded.' },
});

it('refuses a canary that a shell refuses, with its reason', async () => {
  const good = await startShell({ version: '1.1.0-bbbb', isServed: true });
  const bad = await startShell(refusing('1.1.0-bbbb'));
  await expect(assertMayPromote('mfe-contact', entry, [good, bad])).rejects.toThrow(
    `The shell at ${bad} refuses mfe-contact@1.1.0-bbbb, so nothing was changed: pages/contact-us cannot be loaded. Mend it and release it again, or end the canary: npm run release -w mfe-contact -- withdraw`,
  );
});

it('lets a canary go on that shells serve, whatever they refused before, and while a shell is away', async () => {
  const shells = [
    await startShell({ version: '1.1.0-bbbb', isServed: true }),
    await startShell(refusing('1.0.9-cccc')),
  ];
  await assertMayPromote('mfe-contact', entry, [...shells, 'http://localhost:1']);
});
