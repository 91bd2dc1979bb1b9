import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isLive } from '@site/contract/releases/registry';
import { makeLive } from '@site/kit/release/make-live';
import { readRegistry, registryPath } from '@site/kit/release/registry-file';
import { createSigner } from '@site/server/signatures';
import { publishChanged } from '../deployment/publish-changed.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

/** The browser itself logs an error for each file that it refuses. */
test.use({ allowTrouble: true });

const remote = 'mfe-contact';
const path = '/contact-us';
const evil = 'globalThis.isTampered = true;\n';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const sign = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

let site: TestSite;
let keys: string;
const log: string[] = [];

test.beforeAll(async ({ site: beside }) => {
  keys = await mkdtemp(join(tmpdir(), 'keys-'));
  const file = join(keys, 'trusted.json');
  const key = { publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), remotes: ['*'] };
  await writeFile(file, JSON.stringify({ keys: [key] }));
  const env = { TRUSTED_KEYS_FILE: file };
  site = await startTestSite({ beside, env, onShellLog: (line) => log.push(line) });
  for (const [name, entry] of Object.entries((await readRegistry(site.releasesDirectory)).remotes)) {
    if (isLive(entry)) await makeLive(site.releasesDirectory, name, entry.version, { sign });
  }
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
});

test.afterAll(async () => {
  await site.stop();
  await rm(keys, { recursive: true });
});

const read = async () => (await fetch(site.url + path)).text();
const stateOf = async () => (await (await fetch(`${site.url}/healthz`)).json())[remote];

/** Changes a file as nobody may who has no key. Without its compressed twins, the origin answers with the file itself. */
async function tamper(file: string, change: (content: Buffer) => Buffer | string): Promise<void> {
  await writeFile(file, change(await readFile(file)));
  for (const twin of ['.br', '.gz']) await rm(file + twin, { force: true });
}

/** Releases a version whose file somebody changes before the shell sees it. @param file its path in the release, or a part of it */
async function releaseTampered(title: string, file: string, change: (content: Buffer) => Buffer | string) {
  await site.stopOrigin();
  const version = await publishChanged(site.releasesDirectory, remote, { from: 'Contact Us', to: title, sign });
  const folder = join(site.releasesDirectory, remote, version);
  const found = (await readdir(folder, { recursive: true })).find((name) => matches(name, file));
  await tamper(join(folder, found ?? file), change);
  await site.startOrigin();
  return version;
}

/** Whether a name is a pattern with `*` for the digest in it. */
function matches(name: string, pattern: string): boolean {
  const [start = '', end = start] = pattern.split('*');
  return name.startsWith(start) && name.endsWith(end) && (pattern.includes('*') || name === pattern);
}

const prepend = (content: Buffer) => Buffer.concat([Buffer.from(evil), content]);

for (const [link, file, change] of [
  ['manifest', 'release.json', (text) => `${text} `],
  ['file for the server', 'server/remoteEntry.cjs', prepend],
  ['style', 'client/pages-contact-us.*.css', (text) => `${text}body{display:none}`],
] satisfies [string, string, (content: Buffer) => Buffer | string][]) {
  test(`the shell refuses a release with another ${link}, and what was served stays`, async () => {
    const before = (await stateOf()).served;
    const version = await releaseTampered(`Another ${link}`, file, change);
    await expect.poll(async () => (await stateOf()).candidate).toMatchObject({ version, state: 'refused' });
    expect((await stateOf()).candidate.reason).toMatch(/digest/);
    expect((await stateOf()).served).toBe(before);
    expect(await read()).not.toContain(`Another ${link}`);
  });
}

for (const [link, file, change] of [
  ['entry', 'client/remoteEntry.js', prepend],
  ['chunk', 'client/pages-contact-us.*.js', prepend],
  ['compressed twin', 'client/pages-contact-us.*.js.br', () => brotliCompressSync(evil)],
] satisfies [string, string, (content: Buffer) => Buffer | string][]) {
  test(`browsers do not run another ${link}, and the page stays readable`, async ({ page }) => {
    await releaseTampered(`With another ${link}`, file, change);
    await expect.poll(read).toContain(`With another ${link}`);
    await page.goto(site.url + path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`With another ${link}`);
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  });
}

test('a shell does not start with another mirrored file, and fetches the right one', async () => {
  const { served } = await stateOf();
  const file = join(site.mirrorDirectory, remote, served, 'server/remoteEntry.cjs');
  const good = await readFile(file, 'utf8');
  await tamper(file, prepend);
  await site.restartShell();
  await expect.poll(async () => (await stateOf())?.served).toBe(served);
  expect(await readFile(file, 'utf8')).toBe(good);
});

test('the shell follows no other registry, and what was served stays, also after a restart', async () => {
  const file = registryPath(site.releasesDirectory);
  const registry = JSON.parse(await readFile(file, 'utf8'));
  const remotes = { ...registry.remotes, [remote]: { removed: true } };
  await writeFile(file, JSON.stringify({ ...registry, revision: registry.revision + 1, remotes }));
  await expect.poll(() => log.join()).toContain('is not signed by a key that this shell trusts');
  expect((await fetch(site.url + path)).status).toBe(200);
  await site.restartShell();
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
});
