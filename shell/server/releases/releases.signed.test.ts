import { generateKeyPairSync } from 'node:crypto';
import { signatureFile, toRegistryStatement, toReleaseStatement } from '@site/contract/releases/signature';
import { createSigner, readTrustedKeys, type Sign } from '@site/server/signatures';
import { expect, it } from 'vitest';
import { type FakeOrigin, type NamedVersion, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { describeServed } from './describe-served.ts';
import { contact, first, second, startShell } from './start-releases.ts';

const teams = { [contact]: makeKey(), 'mfe-marketing': makeKey() };
const stranger = makeKey();
const trust = readTrustedKeys(
  JSON.stringify({ keys: Object.entries(teams).map(([remote, { publicKey }]) => ({ publicKey, remotes: [remote] })) }),
);
const ours = teams[contact].sign;

it('serves what a team has signed with its own key, and again after a restart without the origin', async () => {
  const origin = await startFakeOrigin();
  goLiveSigned(origin, release(origin, first, ours), ours);
  expect((await startShell(origin, { trust })).versionOf(contact)).toBe(first);
  await origin.stop();
  expect((await startShell(origin, { trust })).versionOf(contact)).toBe(first);
});

it.each([
  ['nobody', undefined],
  ['a stranger', stranger.sign],
  ['another team', teams['mfe-marketing'].sign],
])('refuses a release that is signed by %s, says so, and keeps the last good one', async (_, sign) => {
  const origin = await startFakeOrigin();
  goLiveSigned(origin, release(origin, first, ours), ours);
  const { refresh, versionOf, lines } = await startShell(origin, { trust });
  goLiveSigned(origin, release(origin, second, sign), ours);
  await refresh();
  expect(versionOf(contact)).toBe(first);
  expect(lines.join()).toContain(
    `Refused ${contact}@${second}: It is not signed by a key that may release ${contact}.`,
  );
});

it('serves a release that its team has signed, although another key has signed it after that', async () => {
  const origin = await startFakeOrigin();
  const named = release(origin, first, ours);
  const address = `/${contact}/${first}/${signatureFile}`;
  const statement = toReleaseStatement({ remote: contact, ...named });
  const others = [JSON.parse(origin.files.get(address) ?? '')];
  origin.files.set(address, JSON.stringify({ ...(await stranger.sign(statement)), others }));
  goLiveSigned(origin, named, ours);
  expect((await startShell(origin, { trust })).versionOf(contact)).toBe(first);
});

it('refuses the signature of another release', async () => {
  const origin = await startFakeOrigin();
  goLiveSigned(origin, release(origin, first, ours), ours);
  const { refresh, versionOf } = await startShell(origin, { trust });
  const unsigned = release(origin, second, undefined);
  origin.files.set(
    `/${contact}/${second}/${signatureFile}`,
    origin.files.get(`/${contact}/${first}/${signatureFile}`) ?? '',
  );
  goLiveSigned(origin, unsigned, ours);
  await refresh();
  expect(versionOf(contact)).toBe(first);
});

it.each([
  ['is not signed', (text: string) => text.replace(/,"signature".*/, '}')],
  ['is signed by a stranger', (text: string) => toSigned(JSON.parse(text), stranger.sign)],
  ['was changed after it was signed', (text: string) => text.replace('"revision":2', '"revision":3')],
])('keeps what it serves when the registry %s', async (_, change) => {
  const origin = await startFakeOrigin();
  goLiveSigned(origin, release(origin, first, ours), ours);
  const { refresh, versionOf, lines, following } = await startShell(origin, { trust });
  goLiveSigned(origin, release(origin, second, ours), ours, 2);
  origin.setRegistry(change(origin.files.get('/registry.json') ?? ''));
  await refresh();
  expect(versionOf(contact)).toBe(first);
  expect(lines.join()).toContain('is not signed by a key that this shell trusts');
  expect(describeServed(following).registryProblem).toContain('is not signed by a key that this shell trusts');
});

/** Puts up a release and its signature. */
function release(origin: FakeOrigin, version: string, sign: Sign | undefined): NamedVersion {
  const named = origin.release(contact, version);
  if (sign) {
    const signature = sign(toReleaseStatement({ remote: contact, ...named }));
    origin.files.set(`/${contact}/${version}/${signatureFile}`, JSON.stringify(signature));
  }
  return named;
}

function goLiveSigned(origin: FakeOrigin, named: NamedVersion, sign: Sign, revision = 1): void {
  origin.setRegistry(toSigned({ schema: 2, revision, remotes: { [contact]: named } }, sign));
}

function toSigned(document: object, sign: Sign): string {
  return JSON.stringify({ ...document, signature: sign(toRegistryStatement(document)) });
}

function makeKey(): { publicKey: string; sign: Sign } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  };
}
