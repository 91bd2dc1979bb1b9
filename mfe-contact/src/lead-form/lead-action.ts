import type { LeadForm } from '@site/contract/clients/lead-submission';
import { data, leadsContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { receiveLead } from './receive-lead.ts';

const statusCodes = { sent: 200, invalid: 422, failed: 503 };

/** A route's action for one lead form: sends what was posted, and answers with the status that belongs to the outcome. */
export function createLeadAction(form: LeadForm): NonNullable<RemoteRoute['action']> {
  return async ({ request, context }) => {
    const answer = await receiveLead(await request.formData(), form, context.get(leadsContext));
    return data(answer, { status: statusCodes[answer.status] });
  };
}
