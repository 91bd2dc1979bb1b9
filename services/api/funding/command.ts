import type { Database } from '../database/database.ts';
import { type Action, runCommand } from '../run-command.ts';
import { addFunding, formatDollars, getSpentCents, listFunding, removeFunding } from './funding.ts';

const usage = `npm run funding                              what is spent of the SMB program's funding pool
npm run funding -- add <dollars> <note>      for example: add 12500 "Workshop, retail client"
npm run funding -- remove <id>               remove an entry that was a mistake
`;

/** The `funding` command. */
await runCommand(([name = 'list', first = '', ...rest]) => {
  switch (name) {
    case 'list':
      return listEntries;
    case 'add':
      return toAdd(first, rest.join(' '));
    case 'remove':
      return async (db) =>
        (await removeFunding(db, Number(first))) ? listEntries(db) : `No entry has the number ${first}.\n`;
    default:
      return usage;
  }
});

function toAdd(dollars: string, note: string): Action {
  const cents = Math.round(Number(dollars.replace(/[$,]/g, '')) * 100);
  if (dollars === '' || !Number.isSafeInteger(cents) || note === '') {
    throw new Error(`add needs an amount in dollars and a note.\n\n${usage}`);
  }
  return async (db) => {
    await addFunding(db, cents, note);
    return listEntries(db);
  };
}

async function listEntries(db: Database): Promise<string> {
  const entries = (await listFunding(db)).map(
    ({ id, recordedAt, amountCents, note }) =>
      `${id}\t${recordedAt.toISOString().slice(0, 10)}\t${formatDollars(amountCents)}\t${note}\n`,
  );
  return `${entries.join('')}Spent: ${formatDollars(await getSpentCents(db))}\n`;
}
