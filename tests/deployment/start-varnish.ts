import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Finds a port for the proxy, which has to be known before the shells start. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Starts Varnish with the configuration of `deploy/varnish` before these two shells. */
export async function startVarnish(
  port: number,
  shells: readonly [string, string],
): Promise<{ stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'varnish-'));
  const file = join(directory, 'site.vcl');
  await writeFile(file, await configuration(shells));
  const options = [
    '-F',
    '-j',
    'none',
    '-n',
    join(directory, 'work'),
    '-s',
    'malloc,64m',
    '-p',
    'http_gzip_support=off',
  ];
  const child = spawn('/usr/sbin/varnishd', [...options, '-a', `localhost:${port}`, '-f', file], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  try {
    await answering(port, child);
  } catch {
    throw new Error(`Varnish did not start: ${output}`);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function configuration(shells: readonly [string, string]): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../deploy/varnish/site.vcl'), 'utf8');
  return shells.reduce((vcl, shell, index) => {
    const { port } = new URL(shell);
    return vcl.replace(`"shell-${index + 1}";\n  .port = "3000"`, `"localhost";\n  .port = "${port}"`);
  }, text);
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It ended.');
}
