import { onEachPage, type Rule } from '../rule.ts';

export const timers: Rule = {
  name: 'no timer runs after the page is left',
  mend: 'Start timers in an effect, and clear them in the function that it returns.',
  run: onEachPage(({ left }) => left.timers),
};
