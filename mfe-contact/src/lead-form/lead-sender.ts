import type { LeadForm } from '@site/contract/clients/lead-submission';
import { useActionData, useFetcher, useHost, useSearchParams } from '@site/contract/host';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { useState } from 'react';
import { type LeadAnswer, receiveLead } from './receive-lead.ts';
import { inPageField, sentParameter } from './sent-parameter.ts';

/** How a form is sent, and what came of it. */
export interface LeadSender {
  /** Answer to the latest submission in the browser; another object each time. */
  answer: LeadAnswer | undefined;
  /** Answer to the submission that this page was rendered for, before hydration or without JavaScript. */
  posted: LeadAnswer | undefined;
  sending: boolean;
  send(filled: FormData): void;
}

/** Sends through the action of the page's route. */
export function useRouteSender(form: LeadForm): LeadSender {
  const fetcher = useFetcher<LeadAnswer>();
  const [parameters] = useSearchParams();
  const refused = useActionData() as LeadAnswer | undefined;
  const sent: LeadAnswer | undefined = parameters.get(sentParameter) === form ? { status: 'sent' } : undefined;
  return {
    answer: fetcher.data,
    posted: refused ?? sent,
    sending: fetcher.state !== 'idle',
    send(filled) {
      filled.set(inPageField, 'true');
      void fetcher.submit(filled, { method: 'post' });
    },
  };
}

/** Sends from a fragment, which stands on another team's page and has no action there. */
export function useDirectSender(form: LeadForm): LeadSender {
  const { config } = useHost();
  const [{ answer, sending }, setState] = useState<Pick<LeadSender, 'answer' | 'sending'>>({
    answer: undefined,
    sending: false,
  });

  async function send(filled: FormData) {
    setState({ answer, sending: true });
    setState({ answer: await receiveLead(filled, form, createLeadsClient(config)), sending: false });
  }

  return { answer, posted: undefined, sending, send: (filled) => void send(filled) };
}
