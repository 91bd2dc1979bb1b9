import type { Release } from '@site/contract/releases/release';

/** What a check has seen of a candidate. Rules judge it; they look at nothing themselves. */
export interface Subject {
  remote: string;
  version: string;
  claims: Pick<Release, 'pages' | 'fragments'>;
  /** Text of every file of the build, by its path in the release, e.g. `client/remoteEntry.js`. */
  files: ReadonlyMap<string, string>;
  /** Why the shell does not show it; missing if it does. */
  refusal?: string | undefined;
  /** What the server alone answers, for each address. */
  answers: Answer[];
  /** The addresses that answer with the page. */
  pages: PageSight[];
  fragments: FragmentSight[];
}

/** What is on a page at one moment. */
export interface PageState {
  /** The words of the heading in `main`. */
  heading: string | undefined;
  /** Whether the browser has brought that heading to life. */
  isHydrated: boolean;
  /** The version of the candidate's remote that the page was composed with. */
  version: string | undefined;
  /** Whether the server rendered the page, rather than the shell's fallback. */
  isRendered: boolean;
  /** Whether a part of it could not be loaded, so that a visitor is offered to try again. */
  hasRetry: boolean;
}

/** A page after a visit, with everything that the browser said meanwhile. */
export interface Visit {
  status: number;
  state: PageState;
  /** Console messages, uncaught errors, and problems that the page reported to the shell. */
  messages: string[];
}

/** Bytes as they were transferred, headers included. */
export interface Sizes {
  requests: number;
  javaScript: number;
  html: number;
  /** Compressed like the page. */
  css: number;
}

/** What the server answers to a browser that runs no scripts. */
export interface Answer {
  address: string;
  visit: Visit;
}

/** One address of the candidate, looked at in every situation. */
export interface PageSight {
  address: string;
  withoutScripts: Visit;
  /** A first visit on a phone. */
  opened: Visit & {
    sizes: Sizes;
    /** What axe found, with the width it found it at. */
    barriers: string[];
  };
  /** The candidate's files and the browser's calls take a second longer. `early` is what a visitor has until then. */
  slow: Visit & { early: PageState };
  /** In a shell whose content and API are down; missing if there is none. */
  withoutServices?: Visit | undefined;
  left: Left;
}

/** What is different on a page of the shell after the visitor has been on the candidate's page and come back. */
export interface Left {
  /** Elements of the shell that look different while the page is shown, or afterwards. */
  styles: string[];
  globals: string[];
  timers: string[];
}

/** A fragment on a page that shows nothing else. */
export interface FragmentSight {
  name: string;
  /** Missing if no page could show it, for the given reason. */
  visit?: Visit & { text: string; isHydrated: boolean };
  notSeen?: string;
}
