import type { ContentClient } from '@site/contract/clients/content-client';
import type { TypeDocumentFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { toFileUrl } from '../fields/picture.ts';
import { toPlainText } from '../fields/rich-text.ts';
import { type TitledText, toTitledText } from '../fields/titled-text.ts';

/** A PDF that `/docs/{docId}` shows and `/pdfs/{docId}.pdf` downloads (spec section 2). */
export interface SiteDocument extends TitledText {
  docId: string;
  /** The file's address at the content service. */
  url: string;
}

/** Reads every document that has an id and a file, sorted by title. Rejects if the client does. */
export async function getSiteDocuments(content: ContentClient): Promise<SiteDocument[]> {
  const entries = await content.getEntries({ contentType: 'document', include: 2, limit: 100 });
  const documents = entries.map(toSiteDocument).filter(({ docId, url }) => docId && url);
  return documents.toSorted((a, b) => a.title.localeCompare(b.title));
}

/** @returns `undefined` if the document is unknown */
export async function getSiteDocument(content: ContentClient, docId: string): Promise<SiteDocument | undefined> {
  return (await getSiteDocuments(content)).find((document) => document.docId === docId);
}

export function toSiteDocument(entry: unknown): SiteDocument {
  const { docId, file } = fieldsOf<TypeDocumentFields>(entry);
  const { title, description } = toTitledText(entry);
  const id = toPlainText(docId);
  return { title: title || id, description, docId: id, url: toFileUrl(file) ?? '' };
}
