import type { LeadForm } from '../clients/lead-submission.ts';

/**
 * What visitors do besides viewing pages, for the analytics tag. Sent only if analytics is configured and the visitor agreed;
 * never holds what a visitor typed. The shell sends `call_to_action` and `download` itself.
 */
export type AnalyticsEvent =
  | { name: 'lead_sent'; form: LeadForm }
  /** A link to a page with a form. `label` is its text. */
  | { name: 'call_to_action'; label: string; to: string }
  /** A file, or a document's page. */
  | { name: 'download'; file: string }
  | { name: 'filter_used'; list: string; filter: string; value: string }
  /** A question to the assistant, and whether the site had an answer. */
  | { name: 'question_asked'; answered: boolean };
