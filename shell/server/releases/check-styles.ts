import { type CssNode, generate, parse, walk } from 'css-tree';

/**
 * What in a release's styles reaches beyond the remote: rules outside a cascade layer, selectors without one of the
 * remote's own class names, resets of variables on the root. Class names carry the remote's name (`mfe-contact-form-x1Y2`).
 *
 * @param styles text of each file, by name
 * @returns a sentence for each file, with the first rule that it breaks
 */
export function checkStyles(styles: ReadonlyMap<string, string>, remote: string): string[] {
  return [...styles].flatMap(([file, text]) => {
    const [first] = findLeaks(text, remote);
    return first ? [`its style ${file} reaches beyond the remote: ${first}`] : [];
  });
}

function findLeaks(text: string, remote: string): string[] {
  const leaks: string[] = [];
  const tree = parse(text, { onParseError: (error) => leaks.push(`it cannot be read (${error.message})`) });
  for (const node of childrenOf(tree)) {
    if (node.type === 'Rule') leaks.push(`\`${generate(node.prelude)}\` stands in no @layer`);
    if (node.type === 'Atrule' && node.name === 'import') leaks.push('it imports another style');
  }
  walk(tree, (node) => {
    if (node.type === 'Atrule' && /keyframes$/.test(node.name)) {
      const name = node.prelude ? generate(node.prelude) : '';
      if (!name.startsWith(`${remote}-`)) leaks.push(`@keyframes ${name} has no name of ${remote}`);
      return walk.skip;
    }
    if (node.type !== 'Rule') return undefined;
    const foreign = childrenOf(node.prelude).find((selector) => !hasOwnClass(selector, remote));
    if (foreign) leaks.push(`\`${generate(foreign)}\` has no class of ${remote}`);
    return undefined;
  });
  return leaks;
}

/**
 * Whether what a selector matches is, or lies inside, an element with a class of the remote. What stands in `:has()` or
 * `:not()` does not count: `body:has(.mfe-contact-form)` matches the body.
 */
function hasOwnClass(selector: CssNode, remote: string): boolean {
  return childrenOf(selector).some((part) => {
    if (part.type === 'NestingSelector') return true;
    if (part.type === 'ClassSelector') return part.name.startsWith(`${remote}-`);
    if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
    const choices = childrenOf(part).flatMap((list) => childrenOf(list));
    return choices.length > 0 && choices.every((choice) => hasOwnClass(choice, remote));
  });
}

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : [];
}
