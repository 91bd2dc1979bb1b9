import type { Page } from 'playwright/test';

/**
 * Finds what a visitor cannot read at a width: text outside the page, outside its own box, hidden behind the edge of a box
 * that does not scroll, or squeezed into a column of single letters.
 *
 * @param width of the window, in pixels
 * @returns a line for each text
 */
export async function findCutText(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(async () => {
    // What is laid out only near the window has no size yet.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [everything];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    // The page behind a dialog is not read.
    const root = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (!text.textContent?.trim() || element.closest('[aria-hidden="true"], svg, progress, select, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const isSeen = element.getBoundingClientRect().width > 1;
      if (isSeen && text.textContent.trim().length > 12 && box.width < 40)
        cut.push(`squeezed "${text.textContent.trim().slice(0, 60)}"`);
      const edge = hidingEdge(element, box);
      if (edge) cut.push(`${edge} cuts "${text.textContent.trim().slice(0, 60)}"`);
    }
    return cut;

    /** The box that hides a part of the text for good. */
    function hidingEdge(start: Element, box: DOMRect): string | null {
      let reachable = { across: false, down: false };
      for (let around: Element | null = start; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const edges = around.getBoundingClientRect();
        // Words for screen readers only.
        if (edges.width <= 1 || style.clipPath !== 'none') return null;
        const clipsAcross = style.overflowX !== 'visible' || style.display !== 'inline';
        const clipsDown = ['hidden', 'clip'].includes(style.overflowY);
        if (['auto', 'scroll'].includes(style.overflowX)) reachable = { ...reachable, across: true };
        if (['auto', 'scroll'].includes(style.overflowY)) reachable = { ...reachable, down: true };
        const name = `${around.tagName.toLowerCase()}.${around.className.toString().split(' ')[0]}`;
        if (style.position === 'fixed') reachable = { across: true, down: true };
        if (!reachable.across && clipsAcross && (box.left < edges.left - 1 || box.right > edges.right + 1)) return name;
        if (!reachable.down && clipsDown && (box.top < edges.top - 2 || box.bottom > edges.bottom + 2)) return name;
      }
      return null;
    }
  });
  return found.map((line) => `at ${width} px: ${line}`);
}
