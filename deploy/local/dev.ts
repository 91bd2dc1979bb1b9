import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '@site/kit/build/build-package';
import { startContentGateway } from '@site/kit/dev/content-gateway';
import { startRemoteDevServer } from '@site/kit/dev/remote-dev-server';
import { readReleaseEnv } from '@site/kit/release/env';
import { openKey } from '@site/kit/release/open-key';
import { runProcess } from '@site/server/run-process';
import { assertPortFree } from './assert-port-free.ts';
import { buildChanged } from './build-changed.ts';
import { readSiteVariables } from './env.ts';
import { planLocalSite } from './local-site.ts';
import { runServices } from './run-services.ts';
import { packageDirectory, readRemotes, root } from './workspace.ts';

/** `npm run dev`: runs the site with the remotes' dev servers. Pages reload when a remote or the shell changes. */
try {
  await dev();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function dev(): Promise<void> {
  const site = planLocalSite(readSiteVariables());
  for (const { port, portVariable } of site.processes.slice(-1)) await assertPortFree(port, portVariable);
  await buildChanged(site.releasesDirectory, console.log, await openKey(readReleaseEnv(site.env)));
  await runServices(site, ['content', 'api', 'releases']);
  const contentGateway = await startContentGateway(site.content);
  const address = new URL(`${site.url}/`);
  for (const remote of await readRemotes()) {
    const apiUrl = site.env.CONTACTS_API_URL ?? '';
    const options = { remote, directory: packageDirectory(remote.name), apiUrl, contentGateway, inShell: true };
    address.searchParams.append('remote', `${remote.name}@${await startRemoteDevServer(options)}`);
  }
  await runShell(site.env);
  console.log(`ready ${address.href}`);
}

/** Runs the shell, and rebuilds and restarts it when its sources or the shared packages change. */
async function runShell(env: NodeJS.ProcessEnv): Promise<void> {
  let shell: ChildProcess | undefined;
  let restarting: Promise<void> = start();
  let timer: NodeJS.Timeout | undefined;
  process.once('exit', () => shell?.kill('SIGTERM'));

  async function start(): Promise<void> {
    await runProcess('shell', join(root, 'shell/server/main.ts'), {
      env: { ...env, NODE_ENV: 'development' },
      onStart: (child) => {
        shell = child;
      },
    });
  }

  async function restart(): Promise<void> {
    try {
      await buildPackage(packageDirectory('shell'));
      if (shell && shell.exitCode === null) {
        shell.kill('SIGTERM');
        await once(shell, 'exit');
      }
      await start();
      console.log('shell: rebuilt');
    } catch (error) {
      console.error(`shell: ${error instanceof Error ? error.message : error}`);
    }
  }

  for (const folder of ['shell/src', 'shell/server', 'shared-contracts']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart);
      }, 200);
    });
  }
  await restarting;
}
