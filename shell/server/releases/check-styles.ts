import { type CssNode, generate, parse, walk } from 'css-tree';

/**
 * Finds styles of a release that could change other parts of the page: rules outside a cascade layer, imports,
 * keyframes of another name, and selectors without a class of the remote. The build prefixes class names with the
 * remote's name (`mfe-contact-form-x1Y2`).
 *
 * @param styles text of each file, by its name inside `client`
 * @returns one message for each bad file, about its first problem
 */
export function checkStyles(styles: ReadonlyMap<string, string>, remote: string): string[] {
  return [...styles].flatMap(([file, text]) => {
    const [first] = findLeaks(text, remote);
    return first ? [`client/${file} could change the rest of the page: ${first}`] : [];
  });
}

/** At-rules that apply to the rules inside them only. Keyframes have a check of their own. */
const allowedRules = new Set(['layer', 'media', 'container', 'supports', 'starting-style']);

function findLeaks(text: string, remote: string): string[] {
  const leaks: string[] = [];
  const tree = parse(text, { onParseError: (error) => leaks.push(`it is not valid CSS (${error.message}). Fix it.`) });
  for (const node of childrenOf(tree)) {
    if (node.type === 'Rule')
      leaks.push(`the rule \`${generate(node.prelude)}\` is in no layer. Put it into \`@layer pages\`.`);
    if (node.type === 'Atrule' && node.name === 'layer' && !node.block)
      leaks.push('it orders the cascade layers, which the shell does. Remove that @layer.');
  }
  walk(tree, (node) => {
    if (node.type === 'Atrule' && /keyframes$/.test(node.name)) {
      const name = node.prelude ? generate(node.prelude) : '';
      if (!name.startsWith(`${remote}-`))
        leaks.push(`the name of @keyframes ${name} does not begin with ${remote}. Move it into a CSS Module.`);
      return walk.skip;
    }
    if (node.type === 'Atrule' && !allowedRules.has(node.name))
      leaks.push(`@${node.name} applies to the whole page. Remove it, or ask for it in @site/ui.`);
    if (node.type !== 'Rule') return undefined;
    const foreign = childrenOf(node.prelude).find((selector) => !hasOwnClass(selector, remote));
    if (foreign)
      leaks.push(`the selector \`${generate(foreign)}\` has no class of ${remote}. Add one from a CSS Module.`);
    return undefined;
  });
  return leaks;
}

/**
 * Whether a selector matches only elements that have a class of the remote, or are inside one. Classes in `:has()` or
 * `:not()` do not count: `body:has(.mfe-contact-form)` matches the body.
 */
function hasOwnClass(selector: CssNode, remote: string): boolean {
  const parts = childrenOf(selector);
  return parts.some((part, position) => {
    if (!isOwn(part, remote)) return false;
    const combinator = parts.slice(position).find(({ type }) => type === 'Combinator');
    return combinator?.type !== 'Combinator' || !['+', '~'].includes(combinator.name);
  });
}

function isOwn(part: CssNode, remote: string): boolean {
  if (part.type === 'NestingSelector') return true;
  if (part.type === 'ClassSelector') return part.name.startsWith(`${remote}-`);
  if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
  const choices = childrenOf(part).flatMap((list) => childrenOf(list));
  return choices.length > 0 && choices.every((choice) => hasOwnClass(choice, remote));
}

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : [];
}
