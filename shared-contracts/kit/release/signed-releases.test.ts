import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureFile, toRegistryStatement, toReleaseStatement } from '@site/contract/releases/signature';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { createSigner, readTrustedKeys } from '@site/server/signatures';
import { expect, it } from 'vitest';
import { makeLive, undoRelease } from './make-live.ts';
import { resumeRemote } from './pause-remote.ts';
import { registryPath } from './registry-file.ts';
import { withdrawCandidate } from './run-canary.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { withdrawRemote } from './withdraw-remote.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const sign = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const trust = readTrustedKeys(
  JSON.stringify({
    keys: [{ publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), remotes: [remote] }],
  }),
);

it('signs the release and the registry', async () => {
  const { releases, publish } = await startPublishing();
  const version = await publish({}, { sign });
  const folder = join(releases, remote, version);
  const signature = JSON.parse(await readFile(join(folder, signatureFile), 'utf8'));
  const integrity = toIntegrity(await readFile(join(folder, 'release.json')));
  expect(trust(toReleaseStatement({ remote, version, integrity }), signature, remote)).toBe(true);
  expect(await isRegistrySigned(releases)).toBe(true);
});

it('signs every later change, and makes none without a key', async () => {
  const { releases, publish } = await startPublishing();
  await publish({}, { sign });
  await publish({ 'client/remoteEntry.js': '// second' }, { sign });
  await undoRelease(releases, remote, { sign });
  expect(await isRegistrySigned(releases)).toBe(true);
  await withdrawRemote(releases, remote, { sign });
  expect(await isRegistrySigned(releases)).toBe(true);
  await expect(undoRelease(releases, remote)).rejects.toThrow('Set RELEASE_KEY_FILE');
  expect(await isRegistrySigned(releases)).toBe(true);
});

it('keeps the signature of the team when somebody else makes its version live again', async () => {
  const { releases, publish } = await startPublishing();
  const version = await publish({}, { sign });
  const other = createSigner(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  for (const by of [other, other, sign, other]) await makeLive(releases, remote, version, { sign: by });
  const folder = join(releases, remote, version);
  const { others, ...latest } = JSON.parse(await readFile(join(folder, signatureFile), 'utf8'));
  const statement = toReleaseStatement({
    remote,
    version,
    integrity: toIntegrity(await readFile(join(folder, 'release.json'))),
  });
  expect([latest, ...others].map((signature) => trust(statement, signature, remote)).sort()).toEqual([false, true]);
});

it('signs what it goes back to, because the key of that time may not be trusted any more', async () => {
  const { releases, publish } = await startPublishing();
  const old = createSigner(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const first = await publish({}, { sign: old });
  const second = await publish({ 'client/remoteEntry.js': '// second' }, { sign: old });
  expect(await isSigned(releases, first)).toBe(false);
  await undoRelease(releases, remote, { sign });
  expect(await isSigned(releases, first)).toBe(true);
  await makeLive(releases, remote, second, { sign: old });
  await withdrawRemote(releases, remote, { sign });
  await resumeRemote(releases, remote, { sign });
  expect(await isSigned(releases, second)).toBe(true);
});

it('signs what everybody gets again when a canary ends', async () => {
  const { releases, publish } = await startPublishing();
  const old = createSigner(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const stable = await publish({}, { sign: old });
  await publish({ 'client/remoteEntry.js': '// candidate' }, { sign: old, canary: 5 });
  await withdrawCandidate(releases, remote, { sign });
  expect(await isSigned(releases, stable)).toBe(true);
});

async function isSigned(releases: string, version: string): Promise<boolean> {
  const folder = join(releases, remote, version);
  const { others = [], ...latest } = JSON.parse(await readFile(join(folder, signatureFile), 'utf8'));
  const integrity = toIntegrity(await readFile(join(folder, 'release.json')));
  const statement = toReleaseStatement({ remote, version, integrity });
  return [latest, ...others].some((signature) => trust(statement, signature, remote));
}

async function isRegistrySigned(releases: string): Promise<boolean> {
  const document = JSON.parse(await readFile(registryPath(releases), 'utf8'));
  return trust(toRegistryStatement(document), document.signature);
}
