import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FakeOrigin, integrityOf, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { mirrorRelease } from './mirror.ts';

const version = '1.0.0-abcd';
const mirror = (origin: FakeOrigin, live: { version: string; integrity: string }) =>
  mirrorRelease(origin.url, origin.mirrorDirectory, { remote: 'mfe-contact', ...live });

describe('mirroring a release', () => {
  it('keeps its server files and styles, and leaves its scripts to browsers', async () => {
    const origin = await startFakeOrigin();
    const { directory, release } = await mirror(origin, origin.release('mfe-contact', version));
    expect(release.version).toBe(version);
    expect(await readFile(join(directory, 'server/remoteEntry.cjs'), 'utf8')).toBe(`// ${version}`);
    expect(await readdir(join(directory, 'client'))).toEqual(['pages-home.css']);
  });

  it.each([
    ['server/remoteEntry.cjs', '// 1.0'],
    ['server/remoteEntry.cjs', 'steal()'],
    ['client/pages-home.css', undefined],
    ['release.json', '{'],
  ])('fetches %s again if its copy is %j', async (path, text) => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    const first = await mirror(origin, live);
    const file = join(first.directory, path);
    const good = await readFile(file, 'utf8');
    if (text === undefined) await rm(file);
    else await writeFile(file, text);
    expect(await mirror(origin, live)).toEqual(first);
    expect(await readFile(file, 'utf8')).toBe(good);
  });

  it('works from its copy while the origin is down', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    const first = await mirror(origin, live);
    await origin.stop();
    expect(await mirror(origin, live)).toEqual(first);
  });

  it.each(['server/remoteEntry.cjs', 'client/pages-home.css'])(
    'refuses %s if it is not the released file',
    async (path) => {
      const origin = await startFakeOrigin();
      const live = origin.release('mfe-contact', version);
      origin.files.set(`/mfe-contact/${version}/${path}`, 'steal()');
      await expect(mirror(origin, live)).rejects.toThrow(`${path} is not the file that was released`);
      const kept = await readdir(join(origin.mirrorDirectory, 'mfe-contact', version), { recursive: true });
      expect(kept, 'it is not kept').not.toContain(path);
    },
  );

  it('refuses a release.json that differs from the digest in the registry', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    await expect(mirror(origin, { ...live, integrity: integrityOf('another') })).rejects.toThrow(
      'release.json is not the file that was released',
    );
  });

  it('refuses a release.json of another remote or version', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version, { remote: 'mfe-marketing' });
    await expect(mirror(origin, live)).rejects.toThrow(`Its release.json belongs to mfe-marketing@${version}`);
  });

  it('refuses a release that lists files outside its folder', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version, { files: { '../../escape': integrityOf('x') } });
    await expect(mirror(origin, live)).rejects.toThrow('Invalid');
  });

  it('refuses a file that would fill the memory', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    origin.files.set(`/mfe-contact/${version}/server/remoteEntry.cjs`, 'x'.repeat(21_000_000));
    await expect(mirror(origin, live)).rejects.toThrow('server/remoteEntry.cjs has more than 20000000 bytes');
  });

  it('says which file is missing', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    origin.files.delete(`/mfe-contact/${version}/server/remoteEntry.cjs`);
    await expect(mirror(origin, live)).rejects.toThrow('server/remoteEntry.cjs is missing at the release origin');
  });

  it('tries again after a failed copy', async () => {
    const origin = await startFakeOrigin();
    const live = origin.release('mfe-contact', version);
    const entry = `/mfe-contact/${version}/server/remoteEntry.cjs`;
    const good = origin.files.get(entry) ?? '';
    origin.files.set(entry, 'half of i');
    await expect(mirror(origin, live)).rejects.toThrow();
    origin.files.set(entry, good);
    await expect(mirror(origin, live)).resolves.toMatchObject({ release: { version } });
  });
});
