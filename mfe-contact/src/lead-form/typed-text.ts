import type { LeadForm } from '@site/contract/clients/lead-submission';
import type { LeadValues } from '@site/leads/lead-values';
import { toLeadValues } from '@site/leads/to-lead-submission';
import { type RefObject, useLayoutEffect } from 'react';

/** By form and entry of the history. Only in memory, because it says who the visitor is. */
const left = new Map<string, LeadValues>();

/**
 * Keeps what is in a form when the visitor moves to another page of the site, for Back and Forward. The browser does this
 * only for pages that it loads. A link to the form begins with an empty one.
 *
 * @param entry the entry of the browser's history
 * @returns what was in the form when the visitor left this entry of the history
 */
export function useTypedText(
  form: LeadForm,
  entry: string,
  element: RefObject<HTMLFormElement | null>,
): LeadValues | undefined {
  const place = `${form} ${entry}`;

  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current) left.set(place, toLeadValues(new FormData(current)));
    };
  }, [place, element]);

  return left.get(place);
}
