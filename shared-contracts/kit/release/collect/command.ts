import { parseArgs } from 'node:util';
import { runMain } from '@site/server/run-main';
import { readReleaseEnv } from '../env.ts';
import { collectReleases } from './collect-releases.ts';
import type { Collectable } from './find-collectable.ts';

const usage = `npm run releases:collect                             deletes old releases that nothing needs
  -- --dry-run                                       only says which, and how many bytes they have
  -- --last <number>                                 keeps that many of each remote's latest (10)
  -- --days <number>                                 keeps what is younger (30)`;

await runMain(collect);

async function collect(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      last: { type: 'string', default: '10' },
      days: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const { RELEASES_URL, RELEASES_DIR, SHELL_URL } = readReleaseEnv();
  const isDry = values['dry-run'];
  const found = await collectReleases(RELEASES_URL ?? RELEASES_DIR, {
    shells: SHELL_URL,
    isDry,
    last: toNumber(values.last),
    days: toNumber(values.days),
  });
  for (const release of found) console.log(toLine(release));
  const bytes = found.reduce((sum, release) => sum + release.bytes, 0);
  const count = `${found.length} ${found.length === 1 ? 'release' : 'releases'}, ${toSize(bytes)}`;
  console.log(isDry ? `Would delete ${count}.` : `Deleted ${count}.`);
}

function toNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${text} is not a number of releases or days.\n${usage}`);
  return Number(text);
}

function toLine({ remote, version, files, bytes, writtenAt, isComplete }: Collectable): string {
  const state = isComplete ? '' : '  never completed';
  return `${remote}@${version}  ${writtenAt.toISOString().slice(0, 10)}  ${files} files, ${toSize(bytes)}${state}`;
}

function toSize(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
