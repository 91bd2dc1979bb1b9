import { getSiteDocument } from '@site/content/entries/site-document';
import type { ContentClient } from '@site/contract/clients/content-client';
import { Hono } from 'hono';
import type { ContentServices } from './content-services.ts';

/** How long the content service's file host may take to begin its answer, in milliseconds. */
const patience = 10_000;

/** Request headers to pass on: for a part of the file, or whether it changed. */
const passedOn = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'];
/** Response headers to pass back. Content-Length too, unless `fetch` has decoded the body. */
const passedBack = ['Content-Range', 'Accept-Ranges', 'ETag', 'Last-Modified'];

/** The site's page of a document frames it, and shows why it is missing too. */
const framed = { 'X-Frame-Options': 'SAMEORIGIN' };

type PdfServices = Pick<ContentServices, 'report'> & { content: ContentClient };

/** `GET /pdfs/{docId}.pdf` (spec section 7): documents of content, under an address of the site, which may frame them. */
export function pdfRoutes({ content, report }: PdfServices): Hono {
  const app = new Hono();
  app.get('/:file{[\\w-]+\\.pdf}', async (context) => {
    const docId = context.req.param('file').replace(/\.pdf$/, '');
    try {
      const document = await getSiteDocument(content, docId);
      if (!document) return context.text('There is no such document.', 404, framed);
      const asked = passedOn.flatMap((name) => {
        const value = context.req.header(name);
        return value === undefined ? [] : [[name, value] as [string, string]];
      });
      const file = await fetchBeginning(document.url, [...asked, ['Accept-Encoding', 'identity']]);
      const isAnswer = [200, 206, 304, 416].includes(file.status);
      if (!isAnswer) throw new Error(`${document.url} responded with ${file.status}`);
      const headers = new Headers({
        'Content-Type': 'application/pdf',
        'Cache-Control': 'public, max-age=3600',
        ...framed,
      });
      const plain = file.headers.has('Content-Encoding') ? [] : ['Content-Length'];
      for (const name of [...passedBack, ...plain]) {
        const value = file.headers.get(name);
        if (value) headers.set(name, value);
      }
      return new Response(file.body, { status: file.status, headers });
    } catch (error) {
      report(error);
      return context.text('This document is not available right now.', 503, {
        'Cache-Control': 'no-store',
        ...framed,
      });
    }
  });
  return app;
}

/** Limits the wait for the headers only. The file itself may take as long as the reader's connection needs. */
async function fetchBeginning(url: string, headers: [string, string][]): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`${url} took too long to answer`)), patience);
  try {
    return await fetch(url, { headers, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
