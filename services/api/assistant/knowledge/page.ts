/** What the assistant may know besides content: figures that change while the site runs. */
export interface LiveFacts {
  /** Dollars spent from the SMB program's funding pool. Missing if the database does not answer. */
  spent?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** A part of a page under one heading, which the assistant may quote. */
export interface Section {
  /** The headings below the page's title, the outermost first. Empty for the beginning of the page. */
  headings: string[];
  /** Complete sentences or list items, in the page's words and order. */
  statements: string[];
  /** What has to be quoted before each statement, which would say something else without its heading. */
  introduction?: string;
  /** Whether it only lists other pages, which are found by themselves. */
  isList?: boolean;
  /** For a section with figures that change: writes the statements anew when they are quoted. */
  toStatements?: (facts: LiveFacts) => string[];
}

/** A page or document of the site. */
export interface SitePage {
  path: string;
  kind: 'program' | 'service' | 'case study' | 'funding' | 'company' | 'news' | 'contact' | 'policy' | 'document';
  title: string;
  sections: Section[];
  /** How soon a person answers, such as `within one business day`. Only the contact page says so. */
  responseTime?: string;
  /** The provider's name. Only Home has it. */
  provider?: string;
}
