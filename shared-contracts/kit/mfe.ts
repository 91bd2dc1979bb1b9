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

const [name = ''] = argv.splice(2, 1);
const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (run) await run();
else {
  console.error(`There is no command ${name || 'without a name'}. Use mfe ${Object.keys(commands).join(' | ')}.`);
  process.exitCode = 1;
}
