import { onEachPage, type Rule } from '../rule.ts';

export const slow: Rule = {
  name: 'survives a slow second',
  mend: 'Leave what the server rendered alone until the code is there, and give no call less than a few seconds.',
  run: onEachPage(({ slow: { early, state, messages }, opened }) => [
    ...(early.heading === opened.state.heading ? [] : ['it cannot be read while its scripts load']),
    ...(state.isHydrated ? [] : ['its heading was never hydrated']),
    ...(state.hasRetry ? ['a part of it offers a Retry'] : []),
    ...messages.filter((message) => !opened.messages.includes(message)),
  ]),
};
