import { onEachPage, type Rule } from '../rule.ts';

export const hydrates: Rule = {
  name: 'hydrates without a message',
  mend: 'Render the same in the browser as on the server: no clock, random value or window while rendering. Catch what may fail, and log nothing.',
  run: onEachPage(({ opened: { messages, state } }) => [
    ...messages,
    ...(state.isHydrated ? [] : ['its heading was never hydrated']),
    ...(state.hasRetry ? ['a part of it offers a Retry'] : []),
  ]),
};
