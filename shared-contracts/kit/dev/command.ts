import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readDevEnv } from './env.ts';
import { startRemoteDevServer } from './remote-dev-server.ts';
import { toShellAddress } from './shell-address.ts';

/**
 * Runs the remote of this folder alone with hot reload, with the content of a running shell. `--shell <address>` also
 * shows it in that shell, in place of its release.
 */
try {
  const { values } = parseArgs({ options: { shell: { type: 'string' } } });
  const directory = process.cwd();
  const { remote } = await import(pathToFileURL(join(directory, 'remote.ts')).href);
  const { SHELL_URL, CONTACTS_API_URL } = readDevEnv();
  const address = await startRemoteDevServer({
    remote,
    directory,
    apiUrl: CONTACTS_API_URL,
    contentGateway: new URL(values.shell ?? SHELL_URL).origin,
    inShell: Boolean(values.shell),
  });
  if (values.shell) console.log(`in the shell: ${toShellAddress(values.shell, remote)}`);
  console.log(`ready ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
