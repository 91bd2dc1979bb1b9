import { getSiteDocuments, type SiteDocument } from 'shared-contracts/content/site-document.ts';
import { contentContext } from 'shared-contracts/host';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { contentOr } from '../content/content-or.ts';
import { withStatus } from '../content/with-status.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** The document of the address; without it, those there are. */
export interface DocumentData {
  document: ShownDocument | undefined;
  others: ShownDocument[];
}

export type ShownDocument = Pick<SiteDocument, 'docId' | 'title' | 'description'>;

export const route = defineRoute<DocumentData>({
  loader: async ({ params, context }) => {
    const documents = await contentOr(undefined, getSiteDocuments(context.get(contentContext)));
    if (!documents) return withStatus(503, { document: undefined, others: [] });
    const shown = documents.map(({ docId, title, description }) => ({ docId, title, description }));
    const document = shown.find(({ docId }) => docId === params.docId);
    return document ? { document, others: [] } : withStatus(404, { document, others: shown });
  },
  Component: DocumentPage,
  handle: {
    meta: ({ data }) => ({
      title: data?.document?.title || 'Document',
      description: data?.document?.description || 'A document to read or to download.',
      noIndex: !data?.document,
    }),
  },
});
