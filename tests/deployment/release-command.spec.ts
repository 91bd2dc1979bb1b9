import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { packageDirectory, root } from 'deploy/local/workspace.ts';
import { readInheritedEnv } from '../site/env.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

const remote = 'mfe-contact';
let shells: TestSite[] = [];

test.beforeAll(async ({ site: beside }) => {
  const first = await startTestSite({ beside });
  const env = { REGISTRY_URL: `${first.releasesUrl}/registry.json` };
  shells = [first, await startTestSite({ beside, env }), await startTestSite({ beside, env })];
});

test.afterAll(async () => {
  for (const shell of shells) await shell.stop();
});

/** Runs the release command as a team does, without a build. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...readInheritedEnv(),
    RELEASES_DIR: shells[0]?.releasesDirectory,
    SHELL_URL: shells.map(({ url }) => url).join(),
    RELEASED_BY: 'ana@example.com',
  };
  const command = join(root, 'shared-contracts/kit/release/release.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: packageDirectory(remote), env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test('the release command waits for every shell, and says which one refuses a version and why', async () => {
  test.setTimeout(240_000);
  const releases = shells[0]?.releasesDirectory ?? '';
  const changed = await publishChanged(releases, remote, {
    from: 'SMB program on your tablet',
    to: 'The program on your tablet',
  });
  await expect
    .poll(async () => (await run('status')).output.split(`serves ${changed}`).length - 1, { timeout: 90_000 })
    .toBe(3);

  const undone = await run('undo', '--why', 'The old words were better');
  console.log(undone.output);
  expect(undone.code).toBe(0);
  for (const { url } of shells) expect(undone.output).toContain(`The shell at ${url} serves mfe-contact@`);

  const future = { from: 'SMB program on your tablet', to: 'From the future', contractVersion: '3.0.0' };
  const version = await publishChanged(releases, remote, future);
  const refused = await run('to', version);
  expect(refused.code).toBe(1);
  for (const { url } of shells) {
    expect(refused.output).toMatch(
      new RegExp(
        `The shell at ${url} refused mfe-contact@${version}: It was built for contract 3.0.0.*goes on serving`,
      ),
    );
  }

  const withdrawn = await run('withdraw', '--why', 'The form loses messages');
  console.log(withdrawn.output);
  expect(withdrawn.code).toBe(0);
  for (const { url } of shells) expect((await fetch(`${url}/contact-us`)).status).toBe(503);

  const resumed = await run('undo');
  expect(resumed.output).toContain(`refused mfe-contact@${version}`);
  expect((await run('undo')).code).toBe(0);
  const { output } = await run('history');
  expect(output).toMatch(/withdraw .*by ana@example\.com.*: The form loses messages/);
  expect(output).toMatch(/undo .*: The old words were better/);
});
