import { onEachPage, type Rule } from '../rule.ts';
import type { Sizes } from '../subject.ts';

/** What a first visit on a phone may take, everything together, in bytes as transferred. */
const budget: Sizes = { requests: 22, javaScript: 125_000, css: 16_000, html: 32_000 };

const names: Record<keyof Sizes, string> = {
  requests: 'requests',
  javaScript: 'bytes of JavaScript',
  css: 'bytes of styles',
  html: 'bytes of HTML',
};

export const sizes: Rule = {
  name: 'sizes within the budget',
  mend: 'Load what the first screen does not need with import() when it is needed, and look for a large dependency.',
  run: onEachPage(({ opened }) =>
    (Object.keys(budget) as (keyof Sizes)[]).flatMap((kind) =>
      opened.sizes[kind] > budget[kind]
        ? [`a first visit takes ${opened.sizes[kind]} ${names[kind]}; the budget is ${budget[kind]}`]
        : [],
    ),
  ),
};
