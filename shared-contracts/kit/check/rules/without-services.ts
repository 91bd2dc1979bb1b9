import { onEachPage, type Rule } from '../rule.ts';

export const withoutServices: Rule = {
  name: 'works with content and API down',
  mend: 'Catch failed reads in the loader and show a fallback: a heading, what the visitor can do instead, a link.',
  run: onEachPage(({ withoutServices, opened }) => {
    if (!withoutServices) return [];
    const { state, messages } = withoutServices;
    if (!state.isRendered) return ['the shell shows its fallback in place of the page'];
    return [
      ...(state.heading === undefined ? ['it has no level 1 heading in main'] : []),
      ...(state.isHydrated ? [] : ['its heading was never hydrated']),
      // The browser itself logs each call that failed, and a page may say so too.
      ...messages.filter((message) => !message.startsWith('console') && !opened.messages.includes(message)),
    ];
  }),
};
