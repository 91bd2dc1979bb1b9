import type { Section } from './page.ts';

/** Reads a file of the content service. */
export type ReadFile = (url: string) => Promise<Uint8Array>;

/** Texts by address. An asset's address changes with its file, so a text never gets old. */
const known = new Map<string, Promise<Section[]>>();
const mostKnown = 200;

/** The text of a PDF, each block under its heading, as the sizes of the type tell them apart. Empty if it cannot be read. */
export async function getDocumentSections(
  url: string,
  readFile: ReadFile,
  log: (line: string) => void,
): Promise<Section[]> {
  const reading = known.get(url) ?? readFile(url).then(toSections);
  if (known.size >= mostKnown) {
    known.clear();
  }
  known.set(url, reading);
  try {
    return await reading;
  } catch (error) {
    known.delete(url);
    log(`assistant cannot read ${url}: ${(error as Error).message}`);
    return [];
  }
}

interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
}

async function toSections(bytes: Uint8Array): Promise<Section[]> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  const { items } = await extractTextItems(await getDocumentProxy(bytes));
  const lines = items.flat().map(({ str, fontSize, x, y }) => ({ text: str.trim(), size: fontSize, x, y }));
  const blocks = toBlocks(lines.filter(({ text, size }) => text && size > 0));
  const sizes = blocks.map(({ size, text }) => ({ size, length: text.length }));
  const body = sizes.toSorted((a, b) => b.length - a.length)[0]?.size ?? 0;
  const sections: Section[] = [{ headings: [], statements: [] }];
  for (const { text, size } of blocks) {
    if (size > body + 1) {
      sections.push({ headings: [text], statements: [] });
    } else {
      sections.at(-1)?.statements.push(text);
    }
  }
  return sections.filter(({ statements }) => statements.length > 0);
}

/** Joins the lines of a paragraph or list item: the same size and margin, right below one another. */
function toBlocks(lines: Line[]): Line[] {
  const blocks: Line[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const follows =
      last &&
      last.size === line.size &&
      Math.abs(last.x - line.x) < 1 &&
      last.y - line.y > 0 &&
      last.y - line.y < line.size * 1.5;
    if (last && follows) {
      last.text += ` ${line.text}`;
      last.y = line.y;
    } else {
      blocks.push({ ...line });
    }
  }
  return blocks;
}
