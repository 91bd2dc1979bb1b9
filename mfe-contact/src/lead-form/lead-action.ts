import type { LeadForm } from '@site/contract/clients/lead-submission';
import { data, leadsContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { receiveLead } from './receive-lead.ts';

type Action = NonNullable<RemoteRoute['action']>;

const statusCodes = { sent: 200, invalid: 422, failed: 503 };

/** A route's action for one lead form. */
export function createLeadAction(form: LeadForm): Action {
  return async ({ request, context }) => answerLead(await request.formData(), form, context);
}

/** Sends a posted form and answers with the status that belongs to the outcome. */
export async function answerLead(posted: FormData, form: LeadForm, context: Parameters<Action>[0]['context']) {
  const answer = await receiveLead(posted, form, context.get(leadsContext));
  return data(answer, { status: statusCodes[answer.status] });
}
