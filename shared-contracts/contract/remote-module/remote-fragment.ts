import type { ComponentType } from 'react';
import type { ContentClient } from '../clients/content-client.ts';

/** What the page that shows a fragment tells it, by fragment name. Plain data and callbacks. */
export interface FragmentProps {
  'case-studies/carousel': Record<never, never>;
  'contact/case-study-request': {
    /** idName of the case study that is asked for; sent as the lead's `description` (spec section 7). */
    caseStudyId: string;
    /** Called 2 s after success, when the dialog should close (spec section 4). */
    onDone(): void;
  };
}

/** The public name of every fragment, e.g. `case-studies/carousel`. */
export type FragmentName = keyof FragmentProps;

/**
 * What `fragments/<folder>` exposes as `fragment`: a piece of one team's work that another team's page shows. It loads
 * its own data, so that the page around it knows nothing of it.
 */
export interface RemoteFragment<Name extends FragmentName = FragmentName, Data = unknown> {
  /** Runs beside the page's loader on the server, before first render in the browser. A failure leaves `data` undefined. */
  load?: (args: { content: ContentClient }) => Promise<Data>;
  Component: ComponentType<FragmentProps[Name] & { data: Data | undefined }>;
}

/** Checks a fragment's types where it is written; returns it as it is. */
export function defineFragment<Name extends FragmentName, Data = undefined>(
  fragment: RemoteFragment<Name, Data>,
): RemoteFragment<Name, Data> {
  return fragment;
}
