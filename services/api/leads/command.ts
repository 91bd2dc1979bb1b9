import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LeadForm, leadForms } from '@site/contract/clients/lead-submission';
import { type Action, runCommand } from '../run-command.ts';
import { erasePerson } from './erase-leads.ts';
import { findLeads, type LeadFilter } from './find-leads.ts';
import { formatLeads } from './format-leads.ts';
import { releaseLead } from './release-lead.ts';
import { resendMail } from './resend-mail.ts';
import { toCsv } from './to-csv.ts';

const usage = `npm run leads -- [list] [filters]                      list leads, newest first
npm run leads -- export --format csv|json [--out file] [filters]
npm run leads -- release <id>                          send a held lead's messages
npm run leads -- resend                                 send the mail that was given up again
npm run leads -- erase --email <address>               delete a person's leads and their mail in the outbox

Filters: --form ${leadForms.join('|')}
         --since 2026-01-31  --until 2026-02-28  --email a@example.com  --text words
         --pending (sales not notified yet)  --held (held back as probable spam)
`;

const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  text: { type: 'string' },
  pending: { type: 'boolean' },
  held: { type: 'boolean' },
  format: { type: 'string', default: 'csv' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** The `leads` command. */
await runCommand((args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return values.help ? usage : toAction(positionals, values);
});

function toAction([name = 'list', id = '']: string[], values: Options): Action {
  switch (name) {
    case 'list': {
      const filter = toFilter(values);
      return async (db) => formatLeads(await findLeads(db, filter));
    }
    case 'export':
      return toExport(values);
    case 'release':
      return async (db) => ((await releaseLead(db, id)) ? 'Released.\n' : `No held lead has the id "${id}".\n`);
    case 'resend':
      return async (db) => `Put ${await resendMail(db)} messages back into the queue.\n`;
    case 'erase': {
      const { email } = values;
      if (!email) {
        throw new Error('erase needs --email <address>.');
      }
      return async (db, { DATA_DIR }) =>
        `Erased ${await erasePerson(db, email, join(DATA_DIR, 'outbox'))} of ${email}.\n`;
    }
    default:
      throw new Error(`There is no command "${name}".\n\n${usage}`);
  }
}

function toExport(values: Options): Action {
  const filter = toFilter(values);
  const { format, out } = values;
  if (format !== 'csv' && format !== 'json') {
    throw new Error('--format must be csv or json.');
  }
  return async (db) => {
    const found = await findLeads(db, filter);
    const text = format === 'csv' ? toCsv(found) : `${JSON.stringify(found, null, 2)}\n`;
    if (!out) {
      return text;
    }
    writeFileSync(out, text, { mode: 0o600 });
    return `Wrote ${found.length} leads to ${out}.\n`;
  };
}

function toFilter({ form, since, until, email, text, pending, held }: Options): LeadFilter {
  if (form && !leadForms.includes(form as LeadForm)) {
    throw new Error(`--form must be one of ${leadForms.join(', ')}.`);
  }
  return {
    form: form as LeadForm,
    since: toDate('since', since),
    until: toDate('until', until),
    email,
    text,
    pending,
    held,
  };
}

function toDate(name: string, text: string | undefined): Date | undefined {
  const date = text === undefined ? undefined : new Date(text);
  if (date && Number.isNaN(date.getTime())) {
    throw new Error(`--${name} must be a date, e.g. 2026-01-31.`);
  }
  return date;
}
