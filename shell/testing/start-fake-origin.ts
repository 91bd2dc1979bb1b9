import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@site/contract/releases/release';
import { onTestFinished } from 'vitest';

/** How a registry names a release. */
export interface NamedVersion {
  version: string;
  integrity: string;
}

/** A release origin whose every file a test can change, with an empty folder to mirror it to. */
export interface FakeOrigin {
  url: URL;
  mirrorDirectory: string;
  /** Response bodies by path. */
  files: Map<string, string>;
  /** Paths that are answered with 500. */
  failing: Set<string>;
  /** Requested paths, in order. */
  asked: string[];
  /** Puts up a release and says how the registry would name it. */
  release(remote: string, version: string, changes?: Partial<Release>): NamedVersion;
  /** Puts up the registry; a string is served unchanged. */
  setRegistry(registry: string | Record<string, object>): void;
  stop(): Promise<void>;
}

export async function startFakeOrigin(): Promise<FakeOrigin> {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const failing = new Set<string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const text = files.get(path);
    if (failing.has(path)) return void response.writeHead(500).end();
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
    failing,
    asked,
    release(remote, version, changes = {}) {
      const own = {
        'server/remoteEntry.cjs': `// ${version}`,
        'client/pages-home.css': '.a { order: 1 }',
        'client/remoteEntry.js': '//',
        'client/pages-home.js': '//',
      };
      const release: Release = {
        remote,
        version,
        contractVersion: '1.0.0',
        releasedAt: '2026-01-02T03:04:05.000Z',
        pages: { home: ['/'] },
        fragments: {},
        fragmentProps: {},
        navigation: [],
        listed: [],
        sizes: {},
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
