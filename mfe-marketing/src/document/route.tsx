import { getSiteDocuments } from '@site/content/entries/site-document';
import { contentContext, data, redirect } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { DocumentPage } from './DocumentPage.tsx';
import type { DocumentData } from './document-data.ts';

export const route = defineRoute<DocumentData>({
  loader: async ({ request, params: { docId = '' }, context }) => {
    const documents = await contentOr(undefined, getSiteDocuments(context.get(contentContext)));
    if (!documents) return data({ document: toUnknown(docId), others: [] }, { status: 503 });
    const shown = documents.map(({ docId, title, description }) => ({ docId, title, description }));
    const document = shown.find((candidate) => candidate.docId === docId);
    if (document) return { document, others: [] };
    const respelled = shown.find((candidate) => candidate.docId.toLowerCase() === docId.toLowerCase());
    if (respelled) return redirect(`/docs/${encodeURIComponent(respelled.docId)}${new URL(request.url).search}`, 301);
    return data({ document, others: shown }, { status: 404 });
  },
  Component: DocumentPage,
  handle: {
    meta: ({ data }) => ({
      title: data?.document?.title || 'Document',
      description: data?.document?.description || 'A document to read or download.',
      noIndex: !data?.document,
    }),
  },
});

/** While content is down, the server may still have the PDF itself. */
function toUnknown(docId: string): DocumentData['document'] {
  if (!/^[\w-]{1,100}$/.test(docId)) return undefined;
  const words = docId.replaceAll(/[-_]+/g, ' ').trim();
  return { docId, title: words.charAt(0).toUpperCase() + words.slice(1), description: '' };
}
