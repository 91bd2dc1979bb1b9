import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startContentGateway } from '@site/kit/dev/content-gateway';
import { runRemoteDev } from '@site/kit/dev/run-remote-dev';
import { readSiteVariables } from './env.ts';
import { planLocalSite } from './local-site.ts';
import { runServices } from './run-services.ts';
import { packageDirectory, readRemotes } from './workspace.ts';

/** `npm run dev -w <remote>`: runs one remote alone with hot reload. `-- --shell <address>` also shows it in that shell. */
try {
  const { values } = parseArgs({ options: { shell: { type: 'string' } } });
  const remotes = await readRemotes();
  const remote = remotes.find(({ name }) => name === basename(process.cwd()));
  if (!remote) {
    throw new Error(`Run it for one of the remotes: npm run dev -w ${remotes.map(({ name }) => name).join(' | ')}`);
  }
  const site = planLocalSite(readSiteVariables());
  await runServices(site, ['content', 'api']);
  const contentGateway = await startContentGateway(site.content);
  await runRemoteDev({
    remote,
    directory: packageDirectory(remote.name),
    apiUrl: site.env.CONTACTS_API_URL ?? '',
    contentGateway,
    shell: values.shell,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
