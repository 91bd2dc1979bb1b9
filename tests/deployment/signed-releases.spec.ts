import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLive } from '@site/contract/releases/registry';
import { makeLive, undoRelease } from '@site/kit/release/make-live';
import { readRegistry } from '@site/kit/release/registry-file';
import { createSigner } from '@site/server/signatures';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

const platform = makeKey();
const contactTeam = makeKey();
const marketingTeam = makeKey();

test('with trusted keys, a shell serves what each team signed for its own remote, and nothing else', async ({
  site,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const trustedKeys = join(folder, 'trusted.json');
  const keys = [
    { publicKey: platform.publicKey, remotes: ['*'] },
    { publicKey: contactTeam.publicKey, remotes: ['mfe-contact'] },
    { publicKey: marketingTeam.publicKey, remotes: ['mfe-marketing'] },
  ];
  await writeFile(trustedKeys, JSON.stringify({ keys }));
  const lines: string[] = [];
  const signed = await startTestSite({
    beside: site,
    env: { TRUSTED_KEYS_FILE: trustedKeys },
    onShellLog: (line) => lines.push(line),
  });
  const { url, releasesDirectory: releases } = signed;
  const contactPage = async () => (await fetch(`${url}/contact-us`)).text();
  const statusOf = async (path: string) => (await fetch(url + path)).status;

  expect(await statusOf('/contact-us'), 'nothing is signed yet').toBe(503);
  for (const [remote, entry] of Object.entries((await readRegistry(releases)).remotes)) {
    if (isLive(entry)) await makeLive(releases, remote, entry.version, { sign: platform.sign });
  }
  for (const path of ['/', '/contact-us', '/case-study', '/accelerators']) {
    await expect.poll(() => statusOf(path), { message: path }).toBe(200);
  }

  const change = { from: 'Contact Us', to: 'Write to us' };
  await publishChanged(releases, 'mfe-contact', { ...change, sign: marketingTeam.sign });
  await expect.poll(() => lines.join()).toContain('It is not signed by a key that may release mfe-contact.');
  expect(await contactPage()).not.toContain('Write to us');

  await undoRelease(releases, 'mfe-contact', { sign: contactTeam.sign });
  await publishChanged(releases, 'mfe-contact', { ...change, to: 'Talk to us', sign: contactTeam.sign });
  await expect.poll(contactPage).toContain('Talk to us');

  await signed.stop();
  await rm(folder, { recursive: true });
});

function makeKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  };
}
