import type { JobInsert } from 'pg-boss';
import type { Lead } from '../database/schema.ts';

/** A message to send for a lead. It holds only the lead's id, so that erasing the lead also erases its text. */
export interface MailJob {
  leadId: string;
  /** To sales, or to the visitor who asked for a case study. */
  message: 'notification' | 'case-study';
}

/** A new lead's follow-up messages. A held lead has none. */
export function toMailJobs(lead: Pick<Lead, 'id' | 'formName' | 'held'>): JobInsert<MailJob>[] {
  if (lead.held) {
    return [];
  }
  const messages: MailJob['message'][] =
    lead.formName === 'case-study' ? ['notification', 'case-study'] : ['notification'];
  return messages.map((message) => ({ data: { leadId: lead.id, message } }));
}
