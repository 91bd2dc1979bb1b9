import type { LeadForm } from '@site/contract/clients/lead-submission';
import { emptyLeadValues } from '@site/leads/lead-values';
import { toLeadValues } from '@site/leads/to-lead-submission';
import { firstInvalidField, type LeadErrors, validateLead } from '@site/leads/validate-lead';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createFormStart, type FormStart } from './form-start.ts';
import type { LeadSender } from './lead-sender.ts';

/**
 * The states of a lead form (spec section 4): what is wrong with it, what stands in it, and what starts anew after
 * success. Inputs are uncontrolled, so that nothing typed before hydration is lost.
 *
 * @param start what the loader made for the form
 */
export function useLeadForm(form: LeadForm, start: FormStart, sender: LeadSender) {
  const { answer, sending } = sender;
  const element = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(() => toFirstRound(start, sender.posted));
  const [check, setCheck] = useState(() => ({ errors: toErrors(sender.posted), focused: false }));

  useEffect(() => {
    setRound((first) => ({ ...first, start: { ...first.start, shownAt: inBrowserTime(first.start.shownAt) } }));
  }, []);

  useEffect(() => {
    if (answer?.status === 'sent') {
      setRound(({ number }) => ({ number: number + 1, start: createFormStart(), values: emptyLeadValues }));
    }
    // Submit was disabled meanwhile, which took the focus from it.
    if (answer) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    if (answer?.status === 'invalid') setCheck({ errors: answer.errors, focused: false });
  }, [answer]);

  // With the message of success, not a moment after it.
  useLayoutEffect(() => {
    if (round.number > 0) element.current?.reset();
  }, [round.number]);

  useEffect(() => {
    if (check.focused) return;
    const field = firstInvalidField(form, check.errors);
    const input = field && element.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, [form, check]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const filled = new FormData(event.currentTarget);
    const errors = validateLead(form, toLeadValues(filled));
    setCheck({ errors, focused: false });
    if (Object.keys(errors).length === 0) sender.send(filled);
  }

  /** A message goes as soon as its field is corrected. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!(name in check.errors)) return;
    setCheck({ errors: { ...check.errors, [name]: undefined }, focused: true });
  }

  return { element, ...round, errors: check.errors, onSubmit, onInput };
}

/** The server's clock may be another; the form was shown after the page was asked for and before now. */
function inBrowserTime(shownAt: number): number {
  return Math.min(Math.max(shownAt, Math.round(performance.timeOrigin)), Date.now());
}

function toErrors(posted: LeadSender['posted']): LeadErrors {
  return posted?.status === 'invalid' ? posted.errors : {};
}

function toFirstRound(start: FormStart, posted: LeadSender['posted']) {
  const returned = posted && posted.status !== 'sent' ? posted : undefined;
  return {
    number: 0,
    start: { ...start, ...(returned && { idempotencyKey: returned.idempotencyKey }) },
    values: returned?.values ?? emptyLeadValues,
  };
}
