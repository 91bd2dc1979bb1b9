import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRegistryStatement } from '@site/contract/releases/signature';
import { createSigner, readTrustedKeys } from '@site/server/signatures';
import { expect, it } from 'vitest';
import { makeLive } from './make-live.ts';
import { registryPath } from './registry-file.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { openStore } from './store/open-store.ts';
import { stores } from './store/start-store.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const sign = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const trust = readTrustedKeys(JSON.stringify({ keys: [{ publicKey: pem, remotes: [remote] }] }));

it.each(stores)(
  'in a %s, goes on from an earlier registry that a person put back with a later revision',
  async (name, start) => {
    const { releases, publish, publishAt, readEntry } = await startPublishing(await start());
    const version = await publish({}, { sign });
    const store = await openStore(releases);
    const earlier = JSON.parse((await store.readRegistry())?.text ?? '');
    await publishAt('mfe-wrong', ['/wrong'], { sign });
    const restored = JSON.stringify({ ...earlier, revision: 41 });
    if (name === 'folder') await writeFile(join(releases, 'registry/41.json'), restored);
    else await store.replace('registry.json', restored);
    await makeLive(releases, remote, version, { sign });
    expect(await readEntry('mfe-wrong')).toBeUndefined();
    const text = name === 'folder' ? await readFile(registryPath(releases)) : await store.read('registry.json');
    const { signature, ...document } = JSON.parse(String(text));
    expect(document.revision).toBe(42);
    expect(trust(toRegistryStatement(document), signature)).toBe(true);
  },
);
