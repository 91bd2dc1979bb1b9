import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { candidateOf } from '@site/contract/releases/registry';
import { awaitShells } from './await-shells.ts';
import { type Command, commands, usage } from './commands.ts';
import { describeBuild } from './describe-build.ts';
import { readReleaseEnv } from './env.ts';
import { openKey } from './open-key.ts';
import { readRegistry } from './registry-file.ts';

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2).map(withoutHyphens),
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      drop: { type: 'string', multiple: true },
      minutes: { type: 'string' },
      steps: { type: 'string' },
      take: { type: 'string', multiple: true },
      why: { type: 'string' },
    },
  });
  const [name = 'release', version] = positionals;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new Error(`There is no command ${name}.\n${usage}`);
  const { RELEASES_DIR, RELEASES_URL, SHELL_URL: shells, RELEASED_BY, ...keys } = readReleaseEnv();
  const directory = RELEASES_URL ?? RELEASES_DIR;
  const { name: remote, version: packageVersion } = await readPackage();
  const built = await describeBuild(process.cwd(), RELEASED_BY);
  const sign = await openKey(keys);
  const before = performance.now();
  const { why, ...choices } = values;
  const author = { by: built.by, why, sign };
  const changed = await run({ directory, shells, remote, packageVersion, version, built, author, ...choices });
  if (changed) await report(directory, remote, shells, changed, before);
}

/** Commands may be written like options: `--undo` for `undo`. */
function withoutHyphens(argument: string): string {
  const name = argument.replace(/^--/, '');
  return Object.hasOwn(commands, name) ? name : argument;
}

/** Reads the package.json of the remote that runs this script. */
async function readPackage(): Promise<{ name: string; version: string }> {
  const text = await readFile('package.json', 'utf8').catch(() => {
    throw new Error(`Run it in the folder of a remote.\n${usage}`);
  });
  return JSON.parse(text);
}

/** Waits for the shells, and fails if one of them does not follow. */
async function report(
  directory: string,
  remote: string,
  shells: readonly string[],
  { message, version }: NonNullable<Awaited<ReturnType<Command>>>,
  before: number,
): Promise<void> {
  console.log(message);
  const entry = (await readRegistry(directory)).remotes[remote];
  const candidate = candidateOf(entry);
  const named = candidate ? { ...candidate, isCandidate: true } : { version, since: entry?.since };
  const outcomes = await awaitShells(shells, { remote, since: undefined, ...named });
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  for (const { outcome, message } of outcomes) {
    if (outcome === 'done') console.log(`${message} (${seconds} s)`);
    else if (outcome === 'silent') console.log(`${message} Set SHELL_URL to ask other ones.`);
    else console.error(message);
  }
  if (outcomes.some(({ outcome }) => outcome === 'refused' || outcome === 'late')) process.exitCode = 1;
}
