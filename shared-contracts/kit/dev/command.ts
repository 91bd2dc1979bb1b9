import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readDevEnv } from './env.ts';
import { runRemoteDev } from './run-remote-dev.ts';

/**
 * Runs the remote of this folder alone with hot reload, with the content of a running shell. `--shell <address>` also
 * shows it in that shell, in place of its release.
 */
try {
  const { values } = parseArgs({ options: { shell: { type: 'string' } } });
  const directory = process.cwd();
  const { remote } = await import(pathToFileURL(join(directory, 'remote.ts')).href);
  const { SHELL_URL, CONTACTS_API_URL } = readDevEnv();
  await runRemoteDev({
    remote,
    directory,
    apiUrl: CONTACTS_API_URL,
    contentGateway: new URL(values.shell ?? SHELL_URL).origin,
    shell: values.shell,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
