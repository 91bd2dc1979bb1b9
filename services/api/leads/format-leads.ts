import type { Lead } from '../database/schema.ts';

/** Formats leads for a terminal, one paragraph each. */
export function formatLeads(leads: Lead[]): string {
  if (leads.length === 0) {
    return 'No leads.\n';
  }
  return `${leads.map(formatLead).join('\n')}\n${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}\n`;
}

function formatLead(lead: Lead): string {
  const status = lead.notifiedAt ? 'sales notified' : 'sales not notified yet';
  const about = [
    lead.company,
    lead.acceleratorProgram,
    lead.description,
    lead.path,
    ...Object.values(lead.source ?? {}),
  ]
    .filter(Boolean)
    .join(' | ');
  const lines = [
    `${lead.receivedAt.toISOString()}  ${lead.formName}  ${lead.id}  ${lead.held ? 'held' : status}`,
    `  ${lead.fullName} <${lead.email}> ${lead.phone}`,
    about && `  ${about}`,
    lead.message && `  ${lead.message.replaceAll('\n', '\n  ')}`,
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
