import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@site/server/read-environment';
import { runMain } from '@site/server/run-main';
import { origin } from '@site/server/variables';
import * as v from 'valibot';
import { buildPackage } from '../build/build-package.ts';
import { readReleaseEnv } from '../release/env.ts';
import { openKey } from '../release/open-key.ts';
import { checkRemote } from './check-remote.ts';
import { readCheckEnv } from './env.ts';
import { openBrowser } from './open-browser.ts';
import { printReport } from './print-report.ts';

const usage = `mfe check                                 checks the remote in this folder in a running shell
  --shell <url>                           this one instead of the first in SHELL_URL; it has to allow chosen versions
  --shell-without-services <url>          one whose content and API are down, with the same releases
  --address <address>                     a page with parameters that is not in the site map; may be repeated
  --only <address>                        this page only; may be repeated`;

const shellOptions = v.object({ '--shell': v.optional(origin), '--shell-without-services': v.optional(origin) });

await runMain(check);

/** Builds the remote, shows it to nobody but a browser of its own, and exits with 1 if it breaks a rule. */
async function check(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shell: { type: 'string' },
      'shell-without-services': { type: 'string' },
      address: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const { RELEASES_DIR, RELEASES_URL, SHELL_URL, RELEASED_BY: _, ...keys } = readReleaseEnv();
  const directory = process.cwd();
  const { name, version } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  await buildPackage(directory);
  const { '--shell': shell = SHELL_URL[0] ?? '', '--shell-without-services': shellWithoutServices } = readEnvironment(
    shellOptions,
    { '--shell': values.shell, '--shell-without-services': values['shell-without-services'] },
  );
  console.log(`building ${name} …`);
  const browser = await openBrowser(readCheckEnv().chromium);
  try {
    const report = await checkRemote({
      browser,
      shell,
      shellWithoutServices,
      releases: RELEASES_URL ?? RELEASES_DIR,
      packageVersion: version,
      distDirectory: join(directory, 'dist'),
      stageDirectory: join(directory, 'dist/stage'),
      examples: values.address ?? [],
      only: values.only,
      sign: await openKey(keys),
      say: console.log,
    });
    console.log(printReport(report));
    if (report.findings.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
