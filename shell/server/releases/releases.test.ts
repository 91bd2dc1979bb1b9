import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FakeOrigin, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { followRegistry } from './releases.ts';

const first = '1.0.0-aaaa';
const second = '1.1.0-bbbb';

function startShell(origin: FakeOrigin, broken: string[] = []) {
  const lines: string[] = [];
  const { served, refresh } = followRegistry({
    registryUrl: new URL('registry.json', origin.url).href,
    mirrorDirectory: origin.mirrorDirectory,
    contractVersion: '1.0.0',
    async tryOut(_remote, { version }) {
      if (broken.includes(version)) throw new Error('it throws when it is loaded');
    },
    log: (line) => lines.push(line),
  });
  return { refresh, lines, contact: () => served.get('mfe-contact') };
}

describe('following the registry', () => {
  it('serves what is live, and a new release as soon as the registry names it', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    const { refresh, contact, lines } = startShell(origin);
    await refresh();
    expect(contact()).toMatchObject({
      version: first,
      clientBase: `${origin.url}mfe-contact/${first}/client/`,
      exposes: { 'pages/home': { js: ['pages-home.js'] } },
    });
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', second) });
    await refresh();
    expect(contact()?.version).toBe(second);
    expect(lines).toEqual([`Serving mfe-contact@${first}.`, `Serving mfe-contact@${second}.`]);
  });

  it('keeps the good version when the new one does not load, and logs the reason once', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    const { refresh, contact, lines } = startShell(origin, [second]);
    await refresh();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', second) });
    await refresh();
    await refresh();
    expect(contact()?.version).toBe(first);
    expect(lines.slice(1)).toEqual([`Refused mfe-contact@${second}: it throws when it is loaded`]);
  });

  it('keeps the good version when a file of the new one was changed', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    const { refresh, contact, lines } = startShell(origin);
    await refresh();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', second) });
    origin.files.set(`/mfe-contact/${second}/server/remoteEntry.cjs`, 'steal()');
    await refresh();
    expect(contact()?.version).toBe(first);
    expect(lines.at(-1)).toMatch(
      /^Refused mfe-contact@1\.1\.0-bbbb: .*remoteEntry\.cjs is not the file that was released/,
    );
  });

  it('leaves a remote to browsers while Node cannot load it', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    origin.files.delete(`/mfe-contact/${first}/server/remoteEntry.cjs`);
    const { refresh, contact } = startShell(origin);
    await refresh();
    expect(contact()).toMatchObject({ version: first });
    expect(contact()?.directory).toBeUndefined();
  });

  it('refuses a release for another major of the contract, also for browsers, and says what to do', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first, { contractVersion: '2.0.0' }) });
    const { refresh, contact, lines } = startShell(origin);
    await refresh();
    expect(contact()).toBeUndefined();
    expect(lines).toEqual([
      `Refused mfe-contact@${first}: it was built for contract 2.0.0, this shell has 1.0.0; rebuild it with the shell's version of @site/contract`,
    ]);
  });
});

describe('a bad registry', () => {
  it.each([
    ['is no JSON', 'not json', /JSON/],
    [
      'breaks its schema',
      '{"remotes":{"mfe-contact":{"version":"latest"}}}',
      /remotes\.mfe-contact\.version: is not a release version/,
    ],
    ['holds nothing', 'null', /Expected Object/],
  ])('that %s is refused with the reason, and the last good one stays', async (_name, text, reason) => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    const { refresh, contact, lines } = startShell(origin);
    await refresh();
    origin.setRegistry(text);
    await refresh();
    await refresh();
    expect(contact()?.version).toBe(first);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^Refused the registry and kept the last good one: /)]);
    expect(lines[1]).toMatch(reason);
  });

  it('does not stop a shell from restarting with the last good one on disk', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    await startShell(origin).refresh();
    origin.setRegistry('{"remotes": 4}');
    const again = startShell(origin);
    await again.refresh();
    expect(again.contact()).toMatchObject({ version: first, directory: expect.any(String) });
  });

  it('that is down does not stop a shell from restarting either', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
    await startShell(origin).refresh();
    await origin.stop();
    const again = startShell(origin);
    await again.refresh();
    expect(again.contact()).toMatchObject({ version: first, directory: expect.any(String) });
  });

  it.each(['half a documen', '{"remotes":{"mfe-contact":{}}}'])(
    'together with a damaged copy on disk (%s) leaves the shell running without remotes',
    async (damaged) => {
      const origin = await startFakeOrigin();
      await writeFile(join(origin.mirrorDirectory, 'registry.json'), damaged);
      const { refresh, contact, lines } = startShell(origin);
      await refresh();
      expect(contact()).toBeUndefined();
      expect(lines[0]).toMatch(/answered 404/);
      origin.setRegistry({ 'mfe-contact': origin.release('mfe-contact', first) });
      await refresh();
      expect(contact()?.version).toBe(first);
    },
  );
});
