import { createPublicKey, generateKeyPairSync, type KeyObject, sign as signWith } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRegistryStatement } from '@site/contract/releases/signature';
import { listen } from '@site/server/listen';
import { readTrustedKeys } from '@site/server/signatures';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openKey } from './open-key.ts';
import { readRegistry } from './registry-file.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { openStore } from './store/open-store.ts';

const KeyId = 'arn:aws:kms:us-east-1:111122223333:key/contact';

/**
 * A stand-in for AWS KMS, of which no server of others with Ed25519 keys can be installed: answers two calls as Amazon
 * documents them, and signs with a key of its own.
 */
async function startKms(privateKey: KeyObject, publicKey = createPublicKey(privateKey)) {
  const app = new Hono();
  app.post('/', async (context) => {
    const body = await context.req.json();
    const isSign = context.req.header('X-Amz-Target') === 'TrentService.Sign';
    const message = Buffer.from(body.Message ?? '', 'base64');
    if (body.KeyId !== KeyId) return context.json({ __type: 'NotFoundException', message: 'No such key.' }, 400);
    if (!isSign) {
      const der = publicKey.export({ type: 'spki', format: 'der' });
      return context.json({ KeyId, PublicKey: der.toString('base64'), KeySpec: 'ECC_NIST_EDWARDS25519' });
    }
    if (message.length > 4096 || body.MessageType !== 'RAW' || body.SigningAlgorithm !== 'ED25519_SHA_512')
      return context.json({ __type: 'ValidationException', message: 'Not a message that can be signed.' }, 400);
    return context.json({ KeyId, Signature: signWith(null, message, privateKey).toString('base64') });
  });
  const { url, closeNow } = await listen(app, { port: 0, hostname: 'localhost', portVariable: 'PORT' });
  onTestFinished(closeNow);
  const variables = { AWS_ENDPOINT_URL_KMS: url, AWS_REGION: 'us-east-1' };
  for (const [name, value] of Object.entries({ ...variables, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

function trustOf(publicKey: KeyObject) {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return readTrustedKeys(JSON.stringify({ keys: [{ publicKey: pem, remotes: [remote] }] }));
}

it('signs releases and a registry of any length with a key that AWS KMS keeps', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await startKms(privateKey);
  const sign = await openKey({ RELEASE_KEY_ID: KeyId, RELEASE_KEY_FILE: undefined });
  const { releases, publish } = await startPublishing();
  const trust = trustOf(publicKey);
  const readDocument = async () => JSON.parse((await (await openStore(releases)).readRegistry())?.text ?? '');
  await publish({}, { sign });
  expect(trust(toRegistryStatement(await readDocument()), (await readDocument()).signature)).toBe(true);
  for (let build = 0; build < 8; build += 1)
    await publish({ 'client/remoteEntry.js': `// ${build}` }, { sign, why: 'x'.repeat(500) });
  const long = await readDocument();
  expect(toRegistryStatement(long).length).toBeGreaterThan(4096);
  expect(trust(toRegistryStatement(long), long.signature)).toBe(true);
  expect(trust(toRegistryStatement({ ...long, revision: 1 }), long.signature)).toBe(false);
  expect((await readRegistry(releases)).revision).toBe(9);
});

it('refuses a key of AWS KMS that is not Ed25519, and one that is not there', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await startKms(privateKey, publicKey);
  await expect(openKey({ RELEASE_KEY_ID: KeyId, RELEASE_KEY_FILE: undefined })).rejects.toThrow(
    `RELEASE_KEY_ID ${KeyId} cannot be used: The key is of type ec, not Ed25519. Make one with: aws kms create-key`,
  );
  await expect(openKey({ RELEASE_KEY_ID: 'other', RELEASE_KEY_FILE: undefined })).rejects.toThrow('No such key.');
});

it('signs with a key in a file, and with none if none is configured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'team.pem');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const sign = await openKey({ RELEASE_KEY_FILE: file, RELEASE_KEY_ID: undefined });
  expect(trustOf(publicKey)('release', (await sign?.('release')) ?? { key: '', value: '' })).toBe(true);
  await expect(openKey({ RELEASE_KEY_FILE: `${file}.old`, RELEASE_KEY_ID: undefined })).rejects.toThrow(
    'openssl genpkey',
  );
  expect(await openKey({ RELEASE_KEY_FILE: undefined, RELEASE_KEY_ID: undefined })).toBeUndefined();
});

it('says in whole sentences that a key’s file is not there, and how to make one', async () => {
  const lost = join(tmpdir(), 'no-such-folder', 'team.pem');
  await expect(openKey({ RELEASE_KEY_FILE: lost, RELEASE_KEY_ID: undefined })).rejects.toThrow(
    `ENOENT: no such file or directory, open '${lost}'. Make one with: openssl`,
  );
});
