import type { CaseStudy, CaseStudyMetric } from '@site/content/entries/case-study';
import { accent, createPdfWriter, quiet } from './pdf-writer.ts';
import type { Typeface } from './typeface.ts';

export interface CaseStudyDrawing {
  study: CaseStudy;
  providerName: string;
  /** The address of the page that shows the same. */
  page: string;
  typeface: Typeface;
}

/** Missing in the types of pdfkit. */
const accessible = { subset: 'PDF/UA' } as object;

/** Draws a case study as a PDF on A4. It is tagged (PDF/UA), so that a screen reader finds its headings and lists. */
export async function drawCaseStudy({ study, providerName, page, typeface }: CaseStudyDrawing): Promise<Buffer> {
  // Loaded only when needed: it is large, and most processes never draw.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, left: 64, right: 64, bottom: 84 },
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: typeface.regular,
    info: { Title: study.title, Author: providerName },
  });
  const bytes = pdf.toArray();
  const { body, heading, paragraph, text, list, link } = createPdfWriter(pdf, typeface);

  paragraph([providerName, 'Case study'].filter(Boolean).join(' · '), { color: accent, isBold: true });
  pdf.moveDown(1);
  heading('H1', study.title);
  paragraph(study.subTitles, { size: 13, color: quiet });
  paragraph([study.industry, study.solutionType].filter(Boolean).join(' · '), { isBold: true });
  text('', study.description);
  const metrics = study.metrics.filter(({ value }) => value);
  list(
    'Results in numbers',
    metrics.map(({ description }) => description),
    metrics.map(toValue),
  );
  text('The client', study.aboutClient);
  text('The challenge', study.challenge);
  text('The solution', study.solution);
  text('The result', study.result);
  list('AWS services', study.services);
  heading('H2', 'On the web');
  link(page);
  body.end();

  numberPages(pdf, typeface);
  pdf.end();
  return Buffer.concat(await bytes);
}

/** Without the arrows of the page, which only repeat what the descriptions say (“lower infrastructure cost”). */
function toValue({ value, sign }: CaseStudyMetric): string {
  return sign === 'addition' ? `+${value}` : value;
}

/** Below the margin, which has to go while this is written, or it would begin another page. */
function numberPages(pdf: PDFKit.PDFDocument, { regular }: Typeface) {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    const { bottom } = pdf.page.margins;
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(regular).fontSize(9).fillColor(quiet);
    pdf.text(`Page ${index + 1} of ${count}`, 64, pdf.page.height - 52, { align: 'right' });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
}
