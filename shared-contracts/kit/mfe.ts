#!/usr/bin/env node
import { argv } from 'node:process';

/** What a remote's scripts call, wherever its repository is. Each command reads what follows its name. */
const commands: Record<string, () => Promise<unknown>> = {
  create: () => import('./create/command.ts'),
  dev: () => import('./dev/command.ts'),
  build: () => import('./build/command.ts'),
  check: () => import('./check/command.ts'),
  release: () => import('./release/release.ts'),
};

const usage = `mfe create <name>        makes a remote, such as mfe-careers
In the folder of a remote:
mfe dev                  runs it alone with hot reload; --shell <address> also in that shell
mfe build                builds it
mfe check                looks at a build in a running shell; --help lists its options
mfe release              builds it and makes it live; --help lists the other commands`;

const [name = ''] = argv.splice(2, 1);
const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (run) await run();
else if (/^(--help|-h|help)$/.test(name)) console.log(usage);
else {
  console.error(name ? `There is no command ${name}.\n${usage}` : usage);
  process.exitCode = 1;
}
