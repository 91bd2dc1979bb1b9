import type { LeadForm } from '@site/contract/clients/lead-submission';
import { emptyLeadValues } from '@site/leads/lead-values';
import { toLeadValues } from '@site/leads/to-lead-submission';
import { firstInvalidField, type LeadErrors, validateLead } from '@site/leads/validate-lead';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createFormStart, createIdempotencyKey, type FormStart } from './form-start.ts';
import type { LeadSender } from './lead-sender.ts';

/**
 * The state of a lead form (spec section 4): its errors, its initial values, and the hidden fields that are renewed after
 * each success. Inputs are uncontrolled, so that nothing typed before hydration is lost.
 *
 * @param loaded the hidden fields in the server's HTML. All visitors may get the same ones, so the browser replaces them,
 *   except for the key of a submission that failed without JavaScript.
 * @param message what the message field starts with
 */
export function useLeadForm(form: LeadForm, loaded: FormStart | undefined, sender: LeadSender, message = '') {
  const { answer } = sender;
  const element = useRef<HTMLFormElement>(null);
  // The sender's state is a render late for the second click of a double click.
  const isBusy = useRef(false);
  const [round, setRound] = useState(() => toFirstRound(loaded ?? createFormStart(), sender.posted, message));
  const [check, setCheck] = useState(() => ({ errors: toErrors(sender.posted), focused: false }));

  // A layout effect, so that no event comes before it.
  useLayoutEffect(() => {
    setRound((first) => ({
      ...first,
      start: {
        idempotencyKey: first.isRetry ? first.start.idempotencyKey : createIdempotencyKey(),
        shownAt: inBrowserTime(first.start.shownAt),
      },
    }));
  }, []);

  useEffect(() => {
    if (answer?.status === 'sent') {
      setRound(({ number }) => ({
        number: number + 1,
        isRetry: false,
        start: createFormStart(),
        values: emptyLeadValues,
      }));
    }
    if (answer && hasNoFocus()) {
      // Submit lost its focus when it was disabled. A visitor who has gone elsewhere stays there.
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    if (answer?.status === 'invalid') setCheck({ errors: answer.errors, focused: false });
  }, [answer]);

  // A layout effect, so that the form clears in the same paint that shows the success message.
  useLayoutEffect(() => {
    if (round.number > 0) element.current?.reset();
  }, [round.number]);

  useEffect(() => {
    if (check.focused) return;
    const field = firstInvalidField(form, check.errors);
    const input = field && element.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, [form, check]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const filled = new FormData(event.currentTarget);
    const errors = validateLead(form, toLeadValues(filled));
    setCheck({ errors, focused: false });
    if (Object.keys(errors).length > 0) return;
    isBusy.current = true;
    await sender.send(filled);
    isBusy.current = false;
  }

  /** Clears a field's error as soon as the visitor edits the field. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!(name in check.errors)) return;
    setCheck({ errors: { ...check.errors, [name]: undefined }, focused: true });
  }

  return { element, ...round, errors: check.errors, onSubmit, onInput };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Corrects for a server clock that is off: the form was shown after the page was requested and before now. */
function inBrowserTime(shownAt: number): number {
  return Math.min(Math.max(shownAt, Math.round(performance.timeOrigin)), Date.now());
}

function toErrors(posted: LeadSender['posted']): LeadErrors {
  return posted?.status === 'invalid' ? posted.errors : {};
}

function toFirstRound(start: FormStart, posted: LeadSender['posted'], message: string) {
  const returned = posted && posted.status !== 'sent' ? posted : undefined;
  return {
    number: 0,
    isRetry: returned !== undefined,
    start: { ...start, ...(returned && { idempotencyKey: returned.idempotencyKey }) },
    values: returned?.values ?? { ...emptyLeadValues, message },
  };
}
