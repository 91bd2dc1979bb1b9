import { readFirstTouch } from '@site/contract/clients/lead-source';
import type { LeadForm } from '@site/contract/clients/lead-submission';
import { useHost } from '@site/contract/host';
import { emptyLeadValues } from '@site/leads/lead-values';
import { toLeadValues } from '@site/leads/to-lead-submission';
import { firstInvalidField, type LeadErrors, validateLead } from '@site/leads/validate-lead';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createFormStart, type FormStart } from './form-start.ts';
import type { LeadSender } from './lead-sender.ts';
import { useTypedText } from './typed-text.ts';

/**
 * The state of a lead form (spec section 4): its errors, its initial values, and what it adds to the visitor's text, which
 * is made when the form is first touched and renewed after each success. Inputs are uncontrolled, so that nothing typed
 * before hydration is lost.
 *
 * @param message what the message field starts with
 */
export function useLeadForm(form: LeadForm, sender: LeadSender, message = '') {
  const { answer } = sender;
  const { trackEvent } = useHost();
  const element = useRef<HTMLFormElement>(null);
  // The sender's state is a render late for the second click of a double click.
  const isBusy = useRef(false);
  const start = useRef<FormStart>(undefined);
  const typed = useTypedText(form, sender.entry, element);
  const [round, setRound] = useState(() => ({
    number: 0,
    values: toReturned(sender.posted)?.values ?? typed ?? { ...emptyLeadValues, message },
  }));
  const [check, setCheck] = useState(() => ({ errors: toErrors(sender.posted), focused: false }));

  useEffect(() => {
    if (answer?.status === 'sent') {
      trackEvent({ name: 'lead_sent', form });
      start.current = undefined;
      setRound(({ number }) => ({ number: number + 1, values: emptyLeadValues }));
    }
    if (answer && hasNoFocus()) {
      // Submit lost its focus when it was disabled. A visitor who has gone elsewhere stays there.
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    if (answer?.status === 'invalid') setCheck({ errors: answer.errors, focused: false });
  }, [answer, form, trackEvent]);

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
    const { idempotencyKey, shownAt } = onTouch();
    filled.set('idempotencyKey', idempotencyKey);
    filled.set('shownAt', String(shownAt));
    filled.set('source', JSON.stringify(readFirstTouch()));
    isBusy.current = true;
    await sender.send(filled);
    isBusy.current = false;
  }

  /** A form that came back unsent keeps its key. */
  function onTouch(): FormStart {
    start.current ??= withKey(createFormStart(), toReturned(sender.posted)?.idempotencyKey);
    return start.current;
  }

  /**
   * Clears a field's error as soon as the visitor edits the field. Needs both `input` and `change`: the phone field's mask
   * fires only the former, and some browsers that fill in a form fire only the latter.
   */
  function onEdit({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!(name in check.errors)) return;
    setCheck({ errors: { ...check.errors, [name]: undefined }, focused: true });
  }

  return { element, values: round.values, errors: check.errors, onTouch, onSubmit, onEdit };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function toErrors(posted: LeadSender['posted']): LeadErrors {
  return posted?.status === 'invalid' ? posted.errors : {};
}

function toReturned(posted: LeadSender['posted']) {
  return posted && posted.status !== 'sent' ? posted : undefined;
}

function withKey(start: FormStart, idempotencyKey: string | undefined): FormStart {
  return idempotencyKey ? { ...start, idempotencyKey } : start;
}
