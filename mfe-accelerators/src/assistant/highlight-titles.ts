/**
 * Highlights program titles in an answer (spec section 7), regardless of dashes, quotes and spacing. Works on text nodes
 * only, so that neither titles nor answers can become markup.
 *
 * @returns the `mark` elements, in reading order
 */
export function highlightTitles(element: HTMLElement, titles: readonly string[]): HTMLElement[] {
  const pattern = toPattern(titles);
  if (!pattern) return [];
  element.normalize();
  return textNodesIn(element).flatMap((node) => markIn(node, pattern));
}

function markIn(node: Text, pattern: RegExp): HTMLElement[] {
  const marks: HTMLElement[] = [];
  // From the end, so that the earlier indexes stay valid.
  for (const { 0: title, index } of [...node.data.matchAll(pattern)].reverse()) {
    const found = node.splitText(index);
    found.splitText(title.length);
    const mark = node.ownerDocument.createElement('mark');
    found.replaceWith(mark);
    mark.append(found);
    marks.unshift(mark);
  }
  return marks;
}

/** Matches whole titles, and the name before the dash. Longest first, so that a whole title wins over its name. */
function toPattern(titles: readonly string[]): RegExp | undefined {
  const names = titles.flatMap((title) => [title, title.split(/ [–—-] /)[0] ?? '']).filter((name) => name.trim());
  if (names.length === 0) return undefined;
  const alternatives = [...new Set(names)].sort((a, b) => b.length - a.length).map(toLoosePattern);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function toLoosePattern(name: string): string {
  return name
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/[-–—]/g, '[-–—]')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
}

function textNodesIn(element: HTMLElement): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
