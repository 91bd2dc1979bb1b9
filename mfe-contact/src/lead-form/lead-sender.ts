import type { LeadForm } from '@site/contract/clients/lead-submission';
import { useActionData, useFetcher, useHost, useLocation, useSearchParams } from '@site/contract/host';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { sentParameter } from '@site/leads/sent-parameter';
import { useState } from 'react';
import { inPageField } from './lead-action.ts';
import { type LeadAnswer, receiveLead } from './receive-lead.ts';

/** Sends a form and holds the result. */
export interface LeadSender {
  /** Result of the latest submission in the browser; a new object each time. */
  answer: LeadAnswer | undefined;
  /** Result of a form posted without JavaScript or before hydration, when this page is the response to it. */
  posted: LeadAnswer | undefined;
  sending: boolean;
  /** Entry of the browser's history that shows the form, for which its text is kept. */
  entry: string;
  /** Resolves when the result is there; never rejects. */
  send(filled: FormData): Promise<void>;
}

/** Sends through the page's route action. */
export function useRouteSender(form: LeadForm): LeadSender {
  const fetcher = useFetcher<LeadAnswer>();
  const [parameters] = useSearchParams();
  const { key: entry } = useLocation();
  const refused = useActionData() as LeadAnswer | undefined;
  const sent: LeadAnswer | undefined = parameters.get(sentParameter) === form ? { status: 'sent' } : undefined;
  return {
    answer: fetcher.data,
    posted: refused ?? sent,
    sending: fetcher.state !== 'idle',
    entry,
    send(filled) {
      filled.set(inPageField, 'true');
      return fetcher.submit(filled, { method: 'post' });
    },
  };
}

/** Sends from a fragment, which has no action because it lives on another team's page. */
export function useDirectSender(form: LeadForm): LeadSender {
  const { config } = useHost();
  const { key: entry } = useLocation();
  const [{ answer, sending }, setState] = useState<Pick<LeadSender, 'answer' | 'sending'>>({
    answer: undefined,
    sending: false,
  });

  async function send(filled: FormData) {
    setState({ answer, sending: true });
    setState({ answer: await receiveLead(filled, form, createLeadsClient(config)), sending: false });
  }

  return { answer, posted: undefined, sending, entry, send };
}
