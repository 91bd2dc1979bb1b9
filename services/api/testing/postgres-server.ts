import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { readEnv } from '../env.ts';

export interface PostgresServer {
  url: string;
  /**
   * Cuts every session and starts the server again, as an administrator would. Only for a server of our own.
   *
   * @param meanwhile runs while the server is away
   */
  restart?(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const { TEST_DATABASE_URL: testDatabaseUrl } = readEnv();

/** Debian does not put the server's programs on the path. */
const [initdb] = globSync(['/usr/lib/postgresql/*/bin/initdb', '/usr/local/bin/initdb', '/usr/bin/initdb']);

/** Whether tests have a PostgreSQL server: TEST_DATABASE_URL names one, or it is installed. */
export const hasPostgres = testDatabaseUrl !== undefined || initdb !== undefined;

/** Starts a PostgreSQL server with an empty database. `stop` deletes both. */
export async function startPostgres(): Promise<PostgresServer> {
  if (testDatabaseUrl) {
    return { url: testDatabaseUrl, stop: async () => undefined };
  }
  const programs = dirname(initdb as string);
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = getAccount();
  chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8'], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await getFreePort();
  const run = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, '-k', folder], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = run();
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGQUIT'), 20_000);
    await ended;
    clearTimeout(timer);
  };
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    restart: async (meanwhile) => {
      await end();
      await meanwhile?.();
      server = run();
      await waitUntilReady(url);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Debian's package creates an account for it. */
function getAccount(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  if (uid !== 0 || !existsSync('/etc/passwd')) {
    return { uid, gid };
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function getFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string) {
  const giveUpAt = performance.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
