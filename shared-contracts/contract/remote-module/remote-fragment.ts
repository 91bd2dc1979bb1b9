import type { ComponentType } from 'react';
import type { ContentClient } from '../clients/content-client.ts';

/** The props that a page passes to each fragment, by fragment name. Plain data and callbacks. */
export interface FragmentProps {
  'case-studies/carousel': Record<never, never>;
  'contact/case-study-request': {
    /** idName of the requested case study, sent as the lead's `description` (spec section 7). */
    caseStudyId: string;
    /** Called 2 s after success, to close the dialog (spec section 4). */
    onDone(): void;
  };
}

/** The public name of every fragment, e.g. `case-studies/carousel`. */
export type FragmentName = keyof FragmentProps;

/**
 * What `fragments/<folder>` exposes as `fragment`: a part of a page that belongs to another team. It loads its own
 * data, so the page does not have to know it.
 */
export interface RemoteFragment<Name extends FragmentName = FragmentName, Data = unknown> {
  /**
   * Runs beside the page's loader on the server, before the first render in the browser. `data` is undefined if it
   * fails.
   */
  load?: (args: { content: ContentClient }) => Promise<Data>;
  Component: ComponentType<FragmentProps[Name] & { data: Data | undefined }>;
}

/** Checks a fragment's types and returns it unchanged. */
export function defineFragment<Name extends FragmentName, Data = undefined>(
  fragment: RemoteFragment<Name, Data>,
): RemoteFragment<Name, Data> {
  return fragment;
}
