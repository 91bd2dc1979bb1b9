import { getDocumentProxy } from 'unpdf';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const printed = {
  '/case-study/porttelemetry': { pages: 3, says: /The Challenge.*The Solution.*The Result/s },
  '/data-security': { pages: 3, says: /Data Security/ },
  '/docs/well-architected-checklist': { pages: 1, says: /\/pdfs\/well-architected-checklist\.pdf/ },
};

for (const [path, { pages, says }] of Object.entries(printed)) {
  test(`${path} prints its text on ${pages} sheets at most, none of them empty, and nothing of the site around it`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const sheets: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    expect(sheets.length).toBeLessThanOrEqual(pages);
    expect(sheets.filter((sheet) => !sheet.trim())).toEqual([]);
    const text = sheets.join(' ').replace(/\s+/g, ' ');
    expect(text).toMatch(says);
    expect(text).not.toMatch(/Contact Us|Open menu|LinkedIn/);
  });
}
