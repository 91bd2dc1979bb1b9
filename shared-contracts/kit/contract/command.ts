import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkVersion } from './check-version.ts';
import { emitContract } from './emit-contract.ts';

const directory = resolve(import.meta.dirname, '../../contract');
const file = join(directory, 'published.json');

const next = await emitContract(directory);
const problem = await checkVersion(JSON.parse(await readFile(file, 'utf8')), next);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (process.argv[2] === 'publish') {
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`The contract ${next.version} counts as published. Commit ${file}.`);
} else {
  console.log(`The contract’s version ${next.version} says what has changed.`);
}
