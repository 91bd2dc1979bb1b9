import { containsReact } from '@site/server/contains-react';
import type { Rule } from '../rule.ts';

export const ownReact: Rule = {
  name: 'no second React',
  mend: 'Build it with `remoteConfig`, which shares the React of the shell, and import no package that brings its own.',
  run: ({ files }) =>
    [...files].flatMap(([place, text]) =>
      containsReact(text) ? [{ place, seen: 'it contains a copy of React' }] : [],
    ),
};
