import { type RichText, toListItems, toParagraphs } from '@site/content/fields/rich-text';
import type { Typeface } from './typeface.ts';

interface Look {
  size?: number;
  color?: string;
  isBold?: boolean;
}

const ink = '#0b1120';
export const quiet = '#47526d';
export const accent = '#2643ec';
const sizes = { H1: 24, H2: 14 };
/** How much of a section has to fit below its heading, in points. */
const keptTogether = 90;

/** Writes tagged blocks one below the other. A block without text is left out, and so is a heading without a block. */
export function createPdfWriter(pdf: PDFKit.PDFDocument, typeface: Typeface) {
  const body = pdf.struct('Document');
  pdf.addStructure(body);

  function set({ size = 10.5, color = ink, isBold = false }: Look) {
    pdf
      .font(isBold ? typeface.bold : typeface.regular)
      .fontSize(size)
      .fillColor(color);
  }

  function heading(level: 'H1' | 'H2', text: string) {
    if (pdf.y + keptTogether > pdf.page.maxY()) pdf.addPage();
    if (level === 'H2') pdf.moveDown(0.9);
    set({ size: sizes[level], isBold: true });
    body.add(pdf.struct(level, {}, () => pdf.text(text, { lineGap: 1 })));
    pdf.moveDown(0.35);
  }

  function paragraph(text: string, look: Look = {}) {
    if (!text) return;
    set(look);
    body.add(pdf.struct('P', {}, () => pdf.text(text, { lineGap: 3 })));
    pdf.moveDown(0.5);
  }

  function items(texts: readonly string[], values: readonly string[] = []) {
    const list = pdf.struct('L');
    body.add(list);
    const left = pdf.x;
    for (const [index, text] of texts.entries()) {
      set({});
      if (pdf.y + 20 > pdf.page.maxY()) pdf.addPage();
      const item = pdf.struct('LI');
      list.add(item);
      item.add(pdf.struct('Lbl', {}, () => pdf.text('•', left, pdf.y, { lineGap: 3, width: 12 })));
      pdf.moveUp();
      const value = values[index];
      item.add(
        pdf.struct('LBody', {}, () => {
          set({ isBold: true });
          if (value) pdf.text(`${value} `, left + 14, pdf.y, { lineGap: 3, continued: true });
          set({});
          if (value) pdf.text(text, { lineGap: 3 });
          else pdf.text(text, left + 14, pdf.y, { lineGap: 3 });
        }),
      );
      item.end();
    }
    list.end();
    pdf.x = left;
    pdf.moveDown(0.5);
  }

  return {
    body,
    heading,
    paragraph,

    /** A section of rich text: paragraphs and lists. */
    text(title: string, text: RichText | undefined) {
      if (!text || toParagraphs(text).length === 0) return;
      if (title) heading('H2', title);
      for (const block of text.content) {
        const part = { ...text, content: [block] };
        const listed = toListItems(part);
        if (listed.length > 0) items(listed);
        else paragraph(toParagraphs(part).join('\n'));
      }
    },

    /** A section of list items, each with a value before it if there are `values`. */
    list(title: string, texts: readonly string[], values?: readonly string[]) {
      if (texts.length === 0) return;
      heading('H2', title);
      items(texts, values);
    },

    link(address: string) {
      set({ color: accent });
      const link = pdf.struct('Link', { alt: address }, () => pdf.text(address, { link: address, underline: true }));
      body.add(pdf.struct('P', {}, [link]));
    },
  };
}
