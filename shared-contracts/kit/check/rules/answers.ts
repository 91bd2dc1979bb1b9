import { onEachPage, type Rule } from '../rule.ts';

export const answers: Rule = {
  name: 'each path answers 200',
  mend: 'Make the loader answer, or show a fallback in place of what it could not load. A path that is no page has no place in remote.ts.',
  run: onEachPage(({ opened: { status, state } }) => {
    if (status !== 200) return [`it answers ${status}`];
    if (!state.isRendered) return ['the shell shows its fallback in place of the page'];
    return state.heading === undefined ? ['it has no level 1 heading in main'] : [];
  }),
};
