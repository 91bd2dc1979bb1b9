import { onEachPage, type Rule } from '../rule.ts';

export const withoutScripts: Rule = {
  name: 'works without scripts',
  mend: 'Render the page on the server: nothing that a visitor has to read may wait for an effect or for window.',
  run: onEachPage(({ withoutScripts: { state }, opened }) => {
    if (state.heading === undefined) return ['without scripts, it has no level 1 heading in main'];
    return state.heading === opened.state.heading
      ? []
      : [`without scripts, its heading is “${state.heading}”; with scripts, “${opened.state.heading}”`];
  }),
};
