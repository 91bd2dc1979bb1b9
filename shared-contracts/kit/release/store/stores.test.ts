import { generateKeyPairSync } from 'node:crypto';
import { signatureFile } from '@site/contract/releases/signature';
import { createSigner } from '@site/server/signatures';
import { describe, expect, it } from 'vitest';
import { listReleases } from '../list-releases.ts';
import { makeLive, undoRelease } from '../make-live.ts';
import { pauseRemote, resumeRemote } from '../pause-remote.ts';
import { readRegistry } from '../registry-file.ts';
import { promoteCanary } from '../run-canary.ts';
import { remote, startPublishing } from '../start-publishing.ts';
import { removeRemote, withdrawRemote } from '../withdraw-remote.ts';
import { openStore } from './open-store.ts';
import { stores } from './start-store.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const sign = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

describe.each(stores)('in a %s', (_name, start) => {
  it('does what every command asks for', async () => {
    const { releases, publish, readLive, readEntry } = await startPublishing(await start());
    const first = await publish();
    const second = await publish({ 'client/remoteEntry.js': '// second' });
    const third = await publish({ 'client/remoteEntry.js': '// third' });
    expect(await undoRelease(releases, remote)).toBe(second);
    expect(await undoRelease(releases, remote)).toBe(first);
    await makeLive(releases, remote, third);
    expect(await readLive()).toBe(third);
    const fourth = await publish({ 'client/remoteEntry.js': '// fourth' }, { canary: 5 });
    expect(await promoteCanary(releases, remote, undefined)).toBe(fourth);
    await pauseRemote(releases, remote);
    await expect(makeLive(releases, remote, second)).rejects.toThrow('paused mfe-contact');
    await resumeRemote(releases, remote);
    await withdrawRemote(releases, remote, { why: 'It fails' });
    expect(await readLive()).toBeUndefined();
    await removeRemote(releases, remote);
    const actions = (await readEntry())?.changes.map(({ action }) => action).toReversed();
    expect(actions?.join(' ')).toBe(
      'release release release undo undo release release release pause resume withdraw remove',
    );
    expect((await listReleases(releases, remote)).map(({ version }) => version)).toEqual([
      fourth,
      third,
      second,
      first,
    ]);
    await expect(makeLive(releases, remote, '1.0.0-0000000000')).rejects.toThrow('has no release 1.0.0-0000000000');
  });

  it('signs the release and the registry, and takes the signature of another key in its place', async () => {
    const { releases, publish } = await startPublishing(await start());
    const version = await publish();
    const store = await openStore(releases);
    const read = async () => String(await store.read(`${remote}/${version}/${signatureFile}`));
    await makeLive(releases, remote, version, { sign });
    const signed = await read();
    const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await makeLive(releases, remote, version, { sign: createSigner(other) });
    expect(JSON.parse(await read()).key).not.toBe(JSON.parse(signed).key);
    expect(JSON.parse((await store.readRegistry())?.text ?? '')).toHaveProperty('signature');
  });

  it('loses none of ten releases at the same moment', async () => {
    const { releases, publishAt } = await startPublishing(await start());
    const names = Array.from({ length: 10 }, (_, index) => `mfe-${index}`);
    await Promise.all(names.map((name) => publishAt(name, [`/${name}`])));
    const { remotes, revision } = await readRegistry(releases);
    expect(Object.keys(remotes).sort()).toEqual(names);
    expect(revision).toBe(10);
  });

  it('takes the same build, released twice at the same moment and once more later, for one release', async () => {
    const { releases, publish, readLive } = await startPublishing(await start());
    const versions = await Promise.all([publish(), publish()]);
    versions.push(await publish());
    expect(new Set(versions).size).toBe(1);
    expect(await readLive()).toBe(versions[0]);
    expect(await listReleases(releases, remote)).toHaveLength(1);
  });

  it('mends a damaged file when the same build is released again', async () => {
    const { releases, publish } = await startPublishing(await start());
    const entry = `${remote}/${await publish()}/client/remoteEntry.js`;
    const store = await openStore(releases);
    const text = String(await store.read(entry));
    await store.replace(entry, '// changed');
    await publish();
    expect(String(await store.read(entry))).toBe(text);
  });
});
