import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { undoRelease } from './make-live.ts';
import { readRegistry } from './registry-file.ts';
import { built, remote, startPublishing } from './start-publishing.ts';
import { removeRemote } from './withdraw-remote.ts';

it('writes what the build claims into the release, with the digest of every file', async () => {
  const { releases, publish, readLive } = await startPublishing();
  const version = await publish();
  expect(await readLive()).toBe(version);
  const release = JSON.parse(await readFile(join(releases, remote, version, 'release.json'), 'utf8'));
  expect(release).toMatchObject({
    pages: { 'contact-us': ['/contact-us'] },
    contractVersion: '2.0.0',
    exposes: { 'pages/contact-us': { js: ['pages-contact-us.js'] } },
  });
  expect(Object.keys(release.files).sort()).toEqual([
    'client/pages-contact-us.js',
    'client/remoteEntry.js',
    'server/remoteEntry.cjs',
  ]);
});

it('leaves visitors what they have when a build is for testers', async () => {
  const { releases, publish, readLive, readEntry } = await startPublishing();
  const version = await publish();
  const forTesters = await publish({ 'client/remoteEntry.js': '// next' }, { isForTesters: true });
  expect(await readLive()).toBe(version);
  expect(await readEntry()).toMatchObject({ versions: [{ version, weight: 100 }] });
  const release = JSON.parse(await readFile(join(releases, remote, forTesters, 'release.json'), 'utf8'));
  expect(release.version).toBe(forTesters);
});

it.each([
  ['a picture', 'client/photo.png', 'a', /client\/photo\.png cannot be released/],
  ['a font', 'client/text.woff2', 'a', /client\/text\.woff2 cannot be released/],
  ['a nested folder', 'client/chunks/late.js', '//', /client\/chunks cannot be released/],
  ['no module for a page that it claims', 'client/chunks.json', '{}', /claims pages\/contact-us, but its build has no/],
  ['no entry for the server', 'server/remoteEntry.cjs', undefined, /server\/remoteEntry\.cjs is missing/],
])('refuses a build with %s, and what was live stays', async (_name, path, text, reason) => {
  const { publish, readLive } = await startPublishing();
  const version = await publish();
  await expect(publish({ 'server/other.cjs': '//', [path]: text })).rejects.toThrow(reason);
  expect(await readLive()).toBe(version);
});

it('refuses a build that lacks a page of the live release, unless that is on purpose', async () => {
  const { publish, readLive } = await startPublishing();
  const version = await publish();
  const without = { 'client/remote.json': built['client/remote.json'].replace('/contact-us', '/contact') };
  await expect(publish(without)).rejects.toThrow(
    'The live release of mfe-contact has /contact-us, and this build does not. If that is on purpose, add --drop /contact-us.',
  );
  expect(await readLive()).toBe(version);
  expect(await publish(without, { drop: ['/contact-us'] })).not.toBe(version);
});

it.each([
  ['is damaged', '{'],
  ['is of an older format', '{"exposes":{}}'],
])('replaces a live release whose manifest %s', async (_name, manifest) => {
  const { releases, publish, readLive } = await startPublishing();
  await writeFile(join(releases, remote, await publish(), 'release.json'), manifest);
  expect(await publish({ 'client/remoteEntry.js': '// next' })).toBe(await readLive());
});

it.each(['', '.br', '.gz'])(
  'mends a damaged remoteEntry.js%s when the same build is released again',
  async (ending) => {
    const { releases, publish } = await startPublishing();
    const version = await publish();
    const entry = join(releases, remote, version, `client/remoteEntry.js${ending}`);
    const whole = await readFile(entry);
    for (const damage of [() => writeFile(entry, '// changed'), () => rm(entry)]) {
      await damage();
      expect(await publish()).toBe(version);
      expect((await readFile(entry)).equals(whole)).toBe(true);
    }
  },
);

it('undoes further back each time, and never brings back what was undone', async () => {
  const { releases, publish, readLive } = await startPublishing();
  const first = await publish();
  const second = await publish({ 'client/remoteEntry.js': '// second' });
  const third = await publish({ 'client/remoteEntry.js': '// third' });
  expect(await readLive()).toBe(third);
  expect(await undoRelease(releases, remote)).toBe(second);
  expect(await undoRelease(releases, remote)).toBe(first);
  await expect(undoRelease(releases, remote)).rejects.toThrow('nothing to undo');
  expect(await readLive()).toBe(first);
});

it('takes a remote off the site only when it is asked to, and says so in the registry', async () => {
  const { releases, publish, readLive } = await startPublishing();
  await publish();
  await removeRemote(releases, remote);
  expect((await readRegistry(releases)).remotes[remote]).toMatchObject({ removed: true });
  await publish();
  expect(await readLive()).toBeDefined();
});

it('refuses a build whose fragment needs more than the pages that show it pass', async () => {
  const { publish, readLive } = await startPublishing();
  const withSchema = (required: string[]) => ({
    'client/remote.json': JSON.stringify({
      name: remote,
      pages: {},
      fragments: { request: 'contact/request' },
      fragmentProps: {
        'contact/request': {
          type: 'object',
          properties: { id: { type: 'string' }, city: { type: 'string' } },
          required,
        },
      },
      contractVersion: '2.0.0',
    }),
    'client/chunks.json': JSON.stringify({ 'fragments-request': { js: [], css: [] } }),
  });
  const version = await publish(withSchema(['id']));
  await expect(publish(withSchema(['id', 'city']))).rejects.toThrow(
    'The live release of mfe-contact says that contact/request does not need city yet, which this build requires.',
  );
  expect(await readLive()).toBe(version);
});
