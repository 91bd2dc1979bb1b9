import { onEachPage, type Rule } from '../rule.ts';

export const globals: Rule = {
  name: 'no global or prototype is left behind',
  mend: 'Keep the value in a variable of its own module. If a library sets a global, choose another one, or load it in a worker.',
  run: onEachPage(({ left }) => left.globals),
};
