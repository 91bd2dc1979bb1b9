import { openForCommand } from '../database/open-for-command.ts';
import { readEnv } from '../env.ts';
import { addFunding, formatDollars, getSpentCents, listFunding, removeFunding } from './funding.ts';

const usage = `npm run funding -w services                              what was spent of the programme's pool
npm run funding -w services -- add <dollars> <note>      e.g. add 12500 "Workshop, retail client"
npm run funding -w services -- remove <id>               take back a wrong entry
`;

/** The `funding` command. @returns what it prints */
async function run([name = 'list', first = '', ...rest]: string[]): Promise<string> {
  const cents = Math.round(Number(first.replace(/[$,]/g, '')) * 100);
  if (!['list', 'add', 'remove'].includes(name)) {
    return usage;
  }
  if (name === 'add' && (first === '' || !Number.isSafeInteger(cents) || rest.length === 0)) {
    throw new Error(`add needs an amount in dollars and a note.\n\n${usage}`);
  }
  const { db, close } = await openForCommand(readEnv());
  try {
    if (name === 'add') {
      await addFunding(db, cents, rest.join(' '));
    }
    if (name === 'remove' && !(await removeFunding(db, Number(first)))) {
      return `No entry has the number ${first}.\n`;
    }
    const entries = (await listFunding(db)).map(
      ({ id, recordedAt, amountCents, note }) =>
        `${id}\t${recordedAt.toISOString().slice(0, 10)}\t${formatDollars(amountCents)}\t${note}\n`,
    );
    return `${entries.join('')}Spent: ${formatDollars(await getSpentCents(db))}\n`;
  } finally {
    await close();
  }
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
