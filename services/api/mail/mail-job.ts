import type { JobInsert } from 'pg-boss';
import type { Lead } from '../database/schema.ts';

/** A message that has to go out for a lead. It names the lead only, so that erasing the lead erases its text. */
export interface MailJob {
  leadId: string;
  /** To sales, or to the visitor who asked for a case study. */
  message: 'notification' | 'case-study';
}

/** The follow-up messages of a new lead; none while it is held. */
export function toMailJobs(lead: Lead): JobInsert<MailJob>[] {
  if (lead.held) {
    return [];
  }
  const messages: MailJob['message'][] =
    lead.formName === 'case-study' ? ['notification', 'case-study'] : ['notification'];
  return messages.map((message) => ({ data: { leadId: lead.id, message } }));
}
