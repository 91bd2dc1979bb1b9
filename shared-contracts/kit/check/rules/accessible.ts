import { onEachPage, type Rule } from '../rule.ts';

export const accessible: Rule = {
  name: 'axe finds no barrier',
  mend: 'Look the rule up at https://dequeuniversity.com/rules/axe, and prefer native elements and those of @site/ui.',
  run: onEachPage(({ opened }) => opened.barriers),
};
