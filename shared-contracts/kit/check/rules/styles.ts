import { onEachPage, type Rule } from '../rule.ts';

/** The shell itself refuses stylesheets with rules outside the layer or without the remote's prefix; this is what they do. */
export const styles: Rule = {
  name: 'the shell looks the same',
  mend: 'Style only the remote’s own elements, by classes of a CSS Module, and set no styles on html, body or what is around the page.',
  run: onEachPage(({ left }) => left.styles),
};
