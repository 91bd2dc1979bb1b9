import type { LeadForm } from '@site/contract/clients/lead-submission';
import { data, leadsContext, redirect } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { receiveLead } from './receive-lead.ts';
import { inPageField, sentParameter } from './sent-parameter.ts';

const statusCodes = { sent: 200, invalid: 422, failed: 503 };

/**
 * The action of a route for one lead form: sends what was posted and answers with the status that belongs to the outcome.
 * A form that was posted without JavaScript is answered with a redirect to the thanks (Post/Redirect/Get), so that nothing
 * that fails later can hide that it was received, and reloading does not post it again.
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
