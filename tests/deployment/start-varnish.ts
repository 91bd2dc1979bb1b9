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

/** Starts Varnish with the configuration of `deploy/varnish` before these two or three shells. */
export async function startVarnish(
  port: number,
  shells: readonly [string, string, string?],
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
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function configuration(shells: readonly [string, string, string?]): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../deploy/varnish/site.vcl'), 'utf8');
  return shells
    .filter((shell) => shell !== undefined)
    .reduce(
      (vcl, shell, index) => {
        const { port } = new URL(shell);
        return vcl.replace(`"shell-${index + 1}";\n  .port = "3000"`, `"localhost";\n  .port = "${port}"`);
      },
      shells[2] ? withThird(text) : text,
    );
}

/** Adds a third shell wherever the two are named, as an operator does. */
function withThird(text: string): string {
  const changes: [from: RegExp, to: string][] = [
    [/backend shell_2 (\{\n[\s\S]*?\n\})/, '$&\nbackend shell_3 $1'],
    [/"shell-2"(?![\s\S]*"shell-2")/, '"shell-3"'],
    [/any_shell\.add_backend\(shell_2\);/, '$& any_shell.add_backend(shell_3);'],
    [
      /else \{\n\s+set req\.backend_hint = shell_2;\n\s+\}/,
      'elsif (req.restarts == 1) { set req.backend_hint = shell_2; } else { set req.backend_hint = shell_3; }',
    ],
    [/set bereq\.backend = shell_2;\n\s+\}/, '$& elsif (bereq.retries == 3) { set bereq.backend = shell_3; }'],
    [/bereq\.retries < 2/g, 'bereq.retries < 3'],
    [/req\.restarts == 0\) \{\n\s+return \(restart\);/, 'req.restarts < 2) { return (restart);'],
  ];
  return changes.reduce((vcl, [from, to]) => {
    if (!from.test(vcl)) throw new Error(`site.vcl has nothing like ${from}.`);
    from.lastIndex = 0;
    return vcl.replace(from, to);
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
