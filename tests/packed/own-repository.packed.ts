import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createRemote } from '@site/kit/create/create-remote';
import { packPackages } from '@site/kit/pack/pack-packages';
import { freePort } from '../deployment/start-varnish.ts';
import { readInheritedEnv } from '../site/env.ts';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

let folder: string;
let site: TestSite;

test.beforeAll(async ({ site: beside }) => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  site = await startTestSite({ beside });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

// The browser itself logs an error for the page of a dev server, which the shell leaves to it with status 503.
test.use({ allowTrouble: true });

test('a team needs the packed packages only to make, test, release and develop a remote in a repository of its own', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const packages = join(folder, 'packages');
  const directory = join(folder, 'mfe-careers');
  const file = join(directory, 'src/example/ExamplePage.tsx');
  const env = { ...readInheritedEnv(), RELEASES_DIR: site.releasesDirectory, SHELL_URL: site.url };
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', args, { cwd: directory, env }).then(
      ({ stdout }) => stdout,
      (error: Error & { stdout: string }) => {
        throw new Error(`${error.message}\n${error.stdout}`);
      },
    );

  await test.step('make', async () => {
    await packPackages(packages);
    await createRemote({ name: 'mfe-careers', directory, packages });
    await edit(join(directory, 'remote.ts'), '3005', String(await freePort()));
    await npm('install', '--no-audit', '--prefer-offline');
  });

  await test.step('check', async () => {
    expect(await npm('run', 'check')).toMatch(/Tests.*1 passed/);
    await edit(file, 'level={1}', 'level={3}');
    await expect(npm('run', 'check'), 'types are checked').rejects.toThrow(/Type '3' is not assignable/);
    await edit(file, 'level={3}', 'level={1}');
  });

  await test.step('check in a running shell', async () => {
    expect(await npm('run', 'check:site')).toContain('keeps every rule that was checked.');
    expect((await fetch(`${site.url}/careers`)).status, 'visitors do not get it').toBe(404);
    await edit(file, '  return (', "  console.log('left in by mistake');\n  return (");
    await expect(npm('run', 'check:site')).rejects.toThrow(
      /✗ hydrates without a message\n {2}where {2}\/careers\n {2}seen {3}console log: left in by mistake\n {2}mend/,
    );
    await edit(file, "  console.log('left in by mistake');\n", '');
  });

  await test.step('release', async () => {
    expect(await npm('run', 'release')).toMatch(/The shell at \S+ serves mfe-careers@1\.0\.0-\w+\./);
    await page.goto(`${site.url}/careers`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await page.getByRole('button', { name: 'How it got here' }).click();
    await expect(page.getByText('It was released on its own, into a site that was running.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })).toBeVisible();
  });

  await test.step('develop in the running shell', async () => {
    const child = spawn('npm', ['run', 'dev', '--', '--shell', `${site.url}/careers`], {
      cwd: directory,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let inShell = '';
      for await (const line of createInterface({ input: child.stdout })) {
        inShell = /^in the shell: (\S+)/.exec(line)?.[1] ?? inShell;
        if (line.startsWith('ready ')) break;
      }
      await edit(file, 'How it got here', 'How it will look');
      await expect(async () => {
        await page.goto(inShell);
        await expect(page.getByRole('button', { name: 'How it will look' })).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
    } finally {
      // npm and what it runs.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await once(child, 'exit');
    }
  });

  await test.step('undo', async () => {
    expect(await npm('run', 'release', '--', 'withdraw')).toContain('mfe-careers is withdrawn.');
    expect((await fetch(`${site.url}/careers`)).status).toBe(503);
  });
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replaceAll(from, to));
}
