/** How the shell's own elements look: computed styles, with the attributes that may explain a change. */
export type ShellStyles = Map<Element, { attributes: string; styles: Map<string, string> }>;

/**
 * Runs in a browser: reads everything around the page's own `main`. Nothing, while a page asks the shell for the whole
 * screen, because the shell then looks different on purpose.
 */
export function readShellStyles(): ShellStyles {
  // What follows from how much is on the page, and not from its styles.
  const isLayout = (property: string) =>
    /^(width|height|block-size|inline-size|top|right|bottom|left|inset-|perspective-origin|transform-origin)/.test(
      property,
    );
  const state: ShellStyles = new Map();
  if (document.querySelector('main [data-full-screen]')) return state;
  for (const element of document.querySelectorAll('html, body, body *')) {
    if (
      element.closest('main, script, style, template') ||
      !(element instanceof HTMLElement || element instanceof SVGElement)
    )
      continue;
    const computed = getComputedStyle(element);
    const styles = new Map<string, string>();
    for (const property of computed) if (!isLayout(property)) styles.set(property, computed.getPropertyValue(property));
    const attributes = [...element.attributes].filter(({ name }) => name !== 'style');
    state.set(element, { attributes: attributes.map(({ name, value }) => `${name}=${value}`).join(' '), styles });
  }
  return state;
}

/**
 * Runs in a browser: compares with an earlier reading. Leaves out what the shell itself changed, such as the link of the
 * current page, with everything inside of it.
 */
export function findStyleChanges([before, now]: [ShellStyles, ShellStyles]): string[] {
  const changes: string[] = [];
  const marked = [...before].filter(([element, { attributes }]) => now.get(element)?.attributes !== attributes);
  const isMarked = (element: Element) =>
    marked.some(([other]) => other !== document.documentElement && other !== document.body && other.contains(element));
  for (const [element, { styles }] of before) {
    const after = now.get(element);
    if (!after || isMarked(element)) continue;
    const different = [...styles].find(([property, value]) => after.styles.get(property) !== value);
    if (!different) continue;
    const [property, value] = different;
    const name =
      element.tagName.toLowerCase() +
      (element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : '');
    changes.push(`${name} has ${property}: ${after.styles.get(property)} instead of ${value}`);
  }
  const shown = changes.slice(0, 3);
  return changes.length > shown.length ? [...shown, `and ${changes.length - shown.length} more elements`] : shown;
}
