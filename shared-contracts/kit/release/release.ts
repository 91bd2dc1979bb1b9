import { readFile } from 'node:fs/promises';
import { candidateOf } from '@site/contract/releases/registry';
import { runMain } from '@site/server/run-main';
import { awaitShells, isAcknowledged } from './await-shells.ts';
import { type Command, commands } from './commands.ts';
import { describeBuild } from './describe-build.ts';
import { describeNext } from './describe-next.ts';
import { readReleaseEnv } from './env.ts';
import { openKey } from './open-key.ts';
import { readCall } from './read-call.ts';
import { readRegistry } from './registry-file.ts';
import { usage } from './usage.ts';

await runMain(release);

async function release(): Promise<void> {
  const { name: remote, version: packageVersion } = await readPackage();
  // biome-ignore lint/style/noProcessEnv: npm's own variables, which are no configuration
  const { name, version, why, ...choices } = readCall(process.argv.slice(2), { remote, variables: process.env });
  const run = commands[name];
  if (!run) return console.log(usage);
  const { RELEASES_DIR, RELEASES_URL, SHELL_URL: shells, RELEASED_BY, ...keys } = readReleaseEnv();
  const directory = RELEASES_URL ?? RELEASES_DIR;
  const built = await describeBuild(process.cwd(), RELEASED_BY);
  const sign = await openKey(keys);
  const before = performance.now();
  const author = { by: built.by, why, sign };
  const changed = await run({ directory, shells, remote, packageVersion, version, built, author, ...choices });
  if (changed) await report(directory, remote, shells, changed, before);
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
  const { revision, remotes } = await readRegistry(directory);
  const entry = remotes[remote];
  const candidate = candidateOf(entry);
  const named = candidate ? { ...candidate, isCandidate: true } : { version, since: entry?.since };
  const findNext = async () => describeNext((await readRegistry(directory)).remotes[remote], named);
  const outcomes = await awaitShells(shells, { remote, revision, since: undefined, ...named }, findNext);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  for (const { outcome, message } of outcomes) {
    if (outcome === 'done') console.log(`${message} (${seconds} s)`);
    else if (outcome === 'silent') console.error(`${message} Set SHELL_URL to the shells that run.`);
    else console.error(message);
  }
  if (!isAcknowledged(outcomes, (entry?.changes.length ?? 0) <= 1)) process.exitCode = 1;
}
