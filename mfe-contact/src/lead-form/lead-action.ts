import type { LeadForm } from '@site/contract/clients/lead-submission';
import { data, leadsContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { receiveLead } from './receive-lead.ts';

const statusCodes = { sent: 200, invalid: 422, failed: 503 };

/** Creates a route's action for a lead form. It sends the posted lead and responds with the status for the outcome. */
export function createLeadAction(form: LeadForm): NonNullable<RemoteRoute['action']> {
  return async ({ request, context }) => {
    const answer = await receiveLead(await request.formData(), form, context.get(leadsContext));
    return data(answer, { status: statusCodes[answer.status] });
  };
}
