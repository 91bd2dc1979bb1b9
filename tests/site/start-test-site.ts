import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLive } from '@site/contract/releases/registry';
import { readRegistry, registryPath } from '@site/kit/release/registry-file';
import { runProcess } from '@site/server/run-process';
import { type ReleaseFault, startReleaseOrigin } from 'services/releases/origin.ts';
import { readInheritedEnv, readWorkerIndex } from './env.ts';

const root = join(import.meta.dirname, '../..');

/** The releases folder that the test run has filled once, before all tests. */
export const builtReleases = join(root, '.data/releases');

/** The mirror of a shell that serves these releases. */
export const filledMirror = join(root, '.data/test-mirror');
/** A migrated embedded database without leads: to create one takes seconds of work. */
export const emptyDatabase = join(root, '.data/test-database');

/** A whole site with its own releases and data, which a test may break on purpose. */
export interface TestSite {
  url: string;
  /** The release origin. */
  releasesUrl: string;
  /** The releases folder of this site alone. */
  releasesDirectory: string;
  /** What the API stores, and everything else of this site. */
  dataDirectory: string;
  /** What the shell has mirrored. */
  mirrorDirectory: string;
  /** The variables that point to this site's content service and API. */
  servicesEnv: Record<string, string>;
  /** Faults of the release origin, by `remote`, `remote/client` or `remote/server`. */
  faults: Map<string, ReleaseFault>;
  /** Sets the faults of the content service; an empty list ends them. */
  breakContent(faults: object[]): Promise<void>;
  stopApi(): Promise<void>;
  startApi(): Promise<void>;
  stopOrigin(): Promise<void>;
  startOrigin(): Promise<void>;
  /** The process of the shell that runs now. */
  readonly shell: ChildProcess;
  /** Restarts the shell with the same data. */
  restartShell(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Faults that apply before the shell starts. */
  faults?: Record<string, ReleaseFault>;
  /** Additional variables. */
  env?: Record<string, string>;
  /** What the shell has not mirrored before: everything, or one remote. */
  unmirrored?: 'all' | string;
  /** Another working tree, whose built shell and live releases the site has. */
  from?: string;
  /** Uses this site's content service and API, and starts only a shell and a release origin. */
  beside?: TestSite;
  /** Receives each line that the shell logs. */
  onShellLog?: (line: string) => void;
}

export async function startTestSite(options: Options = {}): Promise<TestSite> {
  const { faults: first = {}, env: extra = {}, from = root, unmirrored, beside, onShellLog = () => {} } = options;
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const releasesDirectory = join(data, 'releases');
  await copyLiveReleases(join(from, '.data/releases'), releasesDirectory);
  if (unmirrored !== 'all') await cp(filledMirror, join(data, 'mirror'), { recursive: true });
  if (unmirrored) await rm(join(data, 'mirror', unmirrored), { recursive: true, force: true });
  if (!beside && existsSync(emptyDatabase)) await cp(emptyDatabase, join(data, 'api'), { recursive: true });
  const faults = new Map(Object.entries(first));
  const [shellPort, contentPort, apiPort] = await freePorts(3);
  const url = `http://localhost:${shellPort}`;
  const startOrigin = (port: number) => startReleaseOrigin({ releasesDirectory, siteOrigin: () => url, faults, port });
  let origin = await startOrigin(0);
  const controlToken = 'test-control-token';
  const servicesEnv = beside?.servicesEnv ?? {
    CONTENTFUL_HOST: `localhost:${contentPort}`,
    CONTACTS_API_URL: `http://localhost:${apiPort}`,
    PROVIDER_API_URL: `http://localhost:${apiPort}`,
  };
  const env: NodeJS.ProcessEnv = {
    ...readInheritedEnv(),
    PORT: String(shellPort),
    CONTENT_PORT: String(contentPort),
    CONTENT_CONTROL_TOKEN: controlToken,
    API_PORT: String(apiPort),
    DATA_DIR: data,
    RELEASES_DIR: releasesDirectory,
    MIRROR_DIR: join(data, 'mirror'),
    SITE_ORIGIN: url,
    ...servicesEnv,
    REGISTRY_URL: `${origin.url}/registry.json`,
    REGISTRY_POLL_MS: '200',
    ALLOW_CHOSEN_VERSIONS: 'true',
    ALLOW_EMBEDDED: 'true',
    MIN_FILL_MS: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
    ...extra,
  };
  const running = new Map<string, ChildProcess>();
  const start = async (name: string, file: string, more: NodeJS.ProcessEnv = {}) => {
    await runProcess(name, join(name === 'shell' ? from : root, file), {
      env: { ...env, ...more },
      onStart: (child) => running.set(name, child),
      log: name === 'shell' ? (line) => onShellLog(line.slice('shell: '.length)) : () => {},
    });
  };
  const end = async (name: string) => {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const startApi = () => start('api', 'services/api/server.ts');
  const startShell = () => start('shell', 'shell/server/main.ts', { NODE_ENV: 'production' });
  if (!beside) await Promise.all([start('content', 'services/content/server.ts', { NODE_ENV: 'test' }), startApi()]);
  await startShell();

  return {
    url,
    releasesUrl: origin.url,
    releasesDirectory,
    dataDirectory: data,
    mirrorDirectory: env.MIRROR_DIR ?? '',
    servicesEnv,
    faults,
    async breakContent(list) {
      const response = await fetch(`http://localhost:${contentPort}/_control/faults`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${controlToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(list),
      });
      if (!response.ok) throw new Error(`The content service refused the faults: ${await response.text()}`);
    },
    startApi,
    stopApi: () => end('api'),
    stopOrigin: () => origin.close(),
    async startOrigin() {
      origin = await startOrigin(Number(new URL(origin.url).port));
    },
    get shell() {
      const child = running.get('shell');
      if (!child) throw new Error('The shell of this site is not running.');
      return child;
    },
    async restartShell() {
      await end('shell');
      await startShell();
    },
    async stop() {
      await Promise.all([...running.keys()].map(end));
      await origin.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Copies the registry and the live releases, but no older ones. */
async function copyLiveReleases(releases: string, directory: string): Promise<void> {
  const { remotes } = await readRegistry(releases);
  await mkdir(directory, { recursive: true });
  await cp(registryPath(releases), registryPath(directory));
  for (const [remote, live] of Object.entries(remotes)) {
    if (!isLive(live)) continue;
    const release = join(remote, live.version);
    await cp(join(releases, release), join(directory, release), { recursive: true });
  }
}

/** Finds ports below the system's own range, in a separate range for each worker, so that nobody else takes them. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = 10_000 + readWorkerIndex() * 5_000 + Math.floor(Math.random() * 5_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
