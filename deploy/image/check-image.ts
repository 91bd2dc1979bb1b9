import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runMain } from '@site/server/run-main';
import { runProcess } from '@site/server/run-process';
import { buildChanged } from '../local/build-changed.ts';
import { readSiteVariables } from '../local/env.ts';
import { dataDirectory, root } from '../local/workspace.ts';
import { buildInFolders } from './build-in-folders.ts';
import { readStages } from './dockerfile.ts';
import { startImage } from './start-image.ts';

/**
 * `npm run deploy:image`: follows the steps of the Dockerfile in plain folders, starts what they make with the variables of
 * production beside services of this workspace, and asks its health. Takes some minutes, and the npm registry.
 */
const target = mkdtempSync(join(tmpdir(), 'image-'));
// Without the folder of this workspace, which npm passes to its scripts.
const { npm_config_local_prefix: _, ...variables } = readSiteVariables();
const environment = { ...variables, PATH: [dirname(process.execPath), variables.PATH].join(':') };
await runMain(checkImages);
rmSync(target, { recursive: true, force: true });

async function checkImages(): Promise<void> {
  const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const images = buildInFolders(stages, { context: root, target, environment });
  const releasesDirectory = join(dataDirectory, 'releases');
  await buildChanged(releasesDirectory, console.log);
  const releases = await startService('releases', { RELEASES_PORT: '0', RELEASES_DIR: releasesDirectory });
  const content = await startService('content', { CONTENT_PORT: '0' });

  const api = await startImage('api', images.get('api'), environment, {
    API_PORT: '0',
    ALLOW_EMBEDDED: 'true',
    DATA_DIR: join(target, 'data'),
  });
  const shell = await startImage('shell', images.get('shell'), environment, {
    PORT: '0',
    MIRROR_DIR: join(target, 'mirror'),
    REGISTRY_URL: `${releases.url}/registry.json`,
    CONTENTFUL_HOST: new URL(content.url).host,
    CONTACTS_API_URL: api.url,
    PROVIDER_API_URL: api.url,
  });
  const page = await fetch(shell.url);
  if (page.status !== 200) throw new Error(`The shell answers Home with ${page.status}.`);
  console.log('shell: answers Home with 200');
  for (const { child } of [shell, api, content, releases]) child.kill('SIGTERM');
}

function startService(name: string, env: Record<string, string>) {
  return runProcess(name, join(root, `services/${name}/server.ts`), { env });
}
