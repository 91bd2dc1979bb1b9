import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Debian packages that the tests need, and where Debian installs them. */
const debianPackages = [
  ['chromium', '/usr/bin/chromium'],
  ['postgresql', '/usr/lib/postgresql'],
  ['varnish', '/usr/sbin/varnishd'],
  ['varnish-modules', '/usr/share/doc/varnish-modules'],
] as const;

/** `npm test`: everything that CI runs, the fastest first. Stops at the first kind that fails. */
const kinds: [name: string, command: string, ...args: string[]][] = [
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['unit and route tests', 'npm', 'run', '--silent', 'unit'],
  ['whole-site tests in a browser', 'npm', 'run', '--silent', 'browser', '-w', 'tests'],
];

for (const [packageName, path] of debianPackages) {
  if (!existsSync(path)) await installPackage(packageName);
}
for (const [name, command, ...args] of kinds) {
  console.log(`\n— ${name}`);
  await run(command, args);
}

async function installPackage(name: string): Promise<void> {
  console.log(`\n— installing ${name} with apt-get`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    await run(command, rest);
  }
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === 0) return;
  console.error(`\n${command} ${args.join(' ')} failed.`);
  process.exit(1);
}
