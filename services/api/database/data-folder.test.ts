import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const rounds = 300;

/** Claims one folder after the other, each at a time of its own. Prints whether it got them. */
const claimant = `
  import { claimFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))};
  const [base, startAt] = process.argv.slice(1);
  const got = [];
  for (let round = 0; round < ${rounds}; round++) {
    while (performance.timeOrigin + performance.now() < Number(startAt) + round * 10);
    got.push(await claimFolder(base + '/' + round).then(() => true, () => false));
  }
  console.log(JSON.stringify(got));
`;

it('gives a folder to one of two processes that start together, also after a crash', async () => {
  const base = mkdtempSync(join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  for (let round = 0; round < rounds; round++) {
    mkdirSync(join(base, `${round}`));
    if (round % 2) writeFileSync(join(base, `${round}/owner.json`), JSON.stringify({ pid: 4_194_000 }));
  }
  const startAt = String(Date.now() + 2_000);
  const claim = async () => {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', claimant, base, startAt]);
    return JSON.parse((await run).stdout) as boolean[];
  };
  const [one, other] = await Promise.all([claim(), claim()]);
  expect(one.map((got, round) => Number(got) + Number(other[round]))).toEqual(Array(rounds).fill(1));
}, 60_000);
