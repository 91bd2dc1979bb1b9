import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listReleases } from '../list-releases.ts';
import { undoRelease } from '../make-live.ts';
import { readRegistry } from '../registry-file.ts';
import { built, remote, startPublishing } from '../start-publishing.ts';
import { openStore } from './open-store.ts';
import { createS3Store } from './s3-store.ts';
import { startBucket } from './start-store.ts';

const publishing = join(import.meta.dirname, '../publish-release.ts');

it.each([
  ['client/pages-contact-us.js', 'text/javascript; charset=utf-8', null],
  ['client/pages-contact-us.js.br', 'text/javascript; charset=utf-8', 'br'],
  ['client/pages-contact-us.js.gz', 'text/javascript; charset=utf-8', 'gzip'],
  ['client/pages-contact-us.css', 'text/css; charset=utf-8', null],
  ['client/pages-contact-us.css.br', 'text/css; charset=utf-8', 'br'],
  ['server/remoteEntry.cjs', 'text/javascript; charset=utf-8', null],
  ['release.json', 'application/json', null],
])('lets browsers and shells read %s as %s, and keep it for good', async (path, type, encoding) => {
  const { address, url } = await startBucket();
  const { publish } = await startPublishing(address);
  const version = await publish({ 'client/pages-contact-us.css': '.contact { color: red; }' });
  const response = await fetch(`${url}/${remote}/${version}/${path}`, { headers: { Origin: 'https://example.com' } });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = path.includes('.css')
    ? '.contact { color: red; }'
    : built[path.replace(/\.(br|gz)$/, '') as 'client/remoteEntry.js'];
  if (path !== 'release.json') expect(await response.text()).toBe(text);
});

it('lets shells ask whether the registry has changed', async () => {
  const { address, url } = await startBucket();
  const { publish } = await startPublishing(address);
  await publish();
  const first = await fetch(`${url}/registry.json`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toBe('application/json');
  const again = () => fetch(`${url}/registry.json`, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
  expect((await again()).status).toBe(304);
  await publish({ 'client/remoteEntry.js': '// second' });
  expect((await again()).status).toBe(200);
});

it('never overwrites a file that is there', async () => {
  const store = await openStore((await startBucket()).address);
  expect(await store.add('mfe-contact/a.js', '// first')).toBe(true);
  expect(await store.add('mfe-contact/a.js', '// second')).toBe(false);
  expect(String(await store.read('mfe-contact/a.js'))).toBe('// first');
});

it('writes again when another write of the same file is under way', async () => {
  let conflicts = 0;
  const { address } = await startBucket((method) => {
    conflicts += 1;
    return method === 'PUT' && conflicts % 3 ? 'conflict' : undefined;
  });
  const { publish, readLive } = await startPublishing(address);
  expect(await publish()).toBe(await readLive());
  expect(conflicts).toBeGreaterThan(10);
});

it('makes a change once when the answer to it is lost', async () => {
  let isLost = false;
  const { address } = await startBucket((method, path) => {
    if (!isLost || method !== 'PUT' || !path.includes('registry.json')) return undefined;
    isLost = false;
    return 'lost';
  });
  const { releases, publish, readEntry } = await startPublishing(address);
  const first = await publish();
  const second = await publish({ 'client/remoteEntry.js': '// second' });
  await publish({ 'client/remoteEntry.js': '// third' });
  isLost = true;
  expect(await undoRelease(releases, remote)).toBe(second);
  expect(isLost).toBe(false);
  expect(await readEntry()).toMatchObject({ version: second, history: [{ version: first }] });
});

it('shows nothing of a release whose command was killed, and completes it the next time', async () => {
  let child: ReturnType<typeof spawn> | undefined;
  const { address, url } = await startBucket((method, path) => {
    if (!child || method !== 'PUT' || !path.includes('release.json')) return undefined;
    child.kill('SIGKILL');
    return 'cut';
  });
  const { build, publish, readEntry } = await startPublishing(address);
  const options = JSON.stringify({ packageVersion: '1.0.0', distDirectory: await build() });
  const script = `(await import('${publishing}')).publishRelease('${address}', ${options})`;
  child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  child = undefined;
  expect((await openStore(address).then((store) => store.list(remote))).length).toBeGreaterThan(0);
  expect(await listReleases(address, remote)).toEqual([]);
  expect((await readRegistry(address)).remotes).toEqual({});
  expect((await fetch(`${url}/registry.json`)).status).toBe(404);
  const version = await publish();
  expect(await readEntry()).toMatchObject({ version });
  expect(await listReleases(address, remote)).toHaveLength(1);
});

it('says what to check if the bucket cannot be used', async () => {
  const { env } = await startBucket();
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
  const store = await openStore(`s3://other/${env.AWS_REGION}`);
  await expect(store.add('a.js', '//')).rejects.toThrow(
    /Could not write a\.js in s3:\/\/other\/us-east-1: SignatureDoesNotMatch.*Check the address, AWS_REGION/,
  );
  await expect(openStore('s3://')).rejects.toThrow('s3:// is not the address of a bucket, such as s3://site-releases');
});

it('says so when the server takes a request and never answers', async () => {
  const silent = createServer(() => {});
  silent.listen(0, 'localhost');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://localhost:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'site');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = createS3Store('s3://site-releases/releases', 50);
  await expect(store.add('mfe-contact/1.0.0-aaaaaaaaaa/release.json', '{}')).rejects.toThrow(
    /^Could not write .*Timeout/,
  );
});

it('leaves the SDK alone when releases are in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) { if (name.startsWith('@aws-sdk')) console.log(name); return next(name, context); } });
    const { openStore } = await import('${join(import.meta.dirname, 'open-store.ts')}');
    await import('${publishing}');
    await (await openStore(process.argv[1])).list('');
    if (process.argv[2]) await openStore(process.argv[2]);`;
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, ...args]);
  expect((await run(folder)).stdout).toBe('');
  expect((await run(folder, 's3://other')).stdout).toContain('@aws-sdk/client-s3');
});
