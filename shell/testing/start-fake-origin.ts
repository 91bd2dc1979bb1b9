import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveRelease } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { RemoteName } from '@site/contract/remotes/remotes';
import { onTestFinished } from 'vitest';

/** A release origin whose files the test can change, and an empty folder to mirror it to. */
export interface FakeOrigin {
  url: URL;
  mirrorDirectory: string;
  /** Response bodies by path. */
  files: Map<string, string>;
  /** Requested paths, in order. */
  asked: string[];
  /** Adds a release and returns its entry in the registry. */
  release(remote: RemoteName, version: string, changes?: Partial<Release>): LiveRelease;
  /** Sets the registry; a string is served as it is. */
  setRegistry(registry: string | Partial<Record<RemoteName, LiveRelease>>): void;
  stop(): Promise<void>;
}

export async function startFakeOrigin(): Promise<FakeOrigin> {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const text = files.get(path);
    if (text === undefined) return void response.writeHead(404).end();
    const etag = `"${integrityOf(text)}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { ETag: etag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const mirrorDirectory = await mkdtemp(join(tmpdir(), 'mirror-'));
  onTestFinished(async () => {
    await stop();
    await rm(mirrorDirectory, { recursive: true, force: true });
  });

  return {
    url: new URL(`http://localhost:${port}/`),
    mirrorDirectory,
    files,
    asked,
    release(remote, version, changes = {}) {
      const own = {
        'server/remoteEntry.cjs': `// ${version}`,
        'client/pages-home.css': '.a { order: 1 }',
        'client/pages-home.js': '//',
      };
      const release: Release = {
        remote,
        version,
        contractVersion: '1.0.0',
        releasedAt: '2026-01-02T03:04:05.000Z',
        exposes: { 'pages/home': { js: ['pages-home.js'], css: ['pages-home.css'] } },
        files: Object.fromEntries(Object.entries(own).map(([path, text]) => [path, integrityOf(text)])),
        ...changes,
      };
      for (const [path, text] of Object.entries(own)) files.set(`/${remote}/${version}/${path}`, text);
      const manifest = JSON.stringify(release);
      files.set(`/${remote}/${version}/release.json`, manifest);
      return { version, integrity: integrityOf(manifest) };
    },
    setRegistry(registry) {
      files.set('/registry.json', typeof registry === 'string' ? registry : JSON.stringify({ remotes: registry }));
    },
    stop,
  };
}

export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
