import type { SiteDocument } from '@site/content/entries/site-document';

/** The document of the address; without it, those there are. */
export interface DocumentData {
  document: ShownDocument | undefined;
  others: ShownDocument[];
}

type ShownDocument = Pick<SiteDocument, 'docId' | 'title' | 'description'>;
