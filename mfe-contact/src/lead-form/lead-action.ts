import type { LeadForm } from '@site/contract/clients/lead-submission';
import { data, leadsContext, redirect } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { sentParameter } from '@site/leads/sent-parameter';
import { receiveLead } from './receive-lead.ts';

/** The page adds this field to a form that it submits by script, and then shows the result in place. */
export const inPageField = 'inPage';

const statusCodes = { sent: 200, invalid: 422, failed: 503 };

/**
 * Creates a route's action for a lead form. It sends the posted lead and responds with the status for the outcome. After
 * a form without JavaScript, it redirects to the thank-you page (Post/Redirect/Get), so that no later failure can hide
 * that the lead was received, and reloading does not post it again.
 */
export function createLeadAction(form: LeadForm): NonNullable<RemoteRoute['action']> {
  return async ({ request, context }) => {
    const posted = await request.formData();
    const answer = await receiveLead(posted, form, context.get(leadsContext));
    if (answer.status === 'sent' && !posted.has(inPageField)) {
      const url = new URL(request.url);
      url.searchParams.set(sentParameter, form);
      return redirect(url.pathname + url.search, 303);
    }
    return data(answer, { status: statusCodes[answer.status] });
  };
}
