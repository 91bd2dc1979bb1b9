import type { SiteDocument } from '@site/content/entries/site-document';

/** The document named in the URL. If it is unknown, `others` lists all documents. */
export interface DocumentData {
  document: ShownDocument | undefined;
  others: ShownDocument[];
}

/** What pages show of a document. */
export type ShownDocument = Pick<SiteDocument, 'docId' | 'title' | 'description'>;
