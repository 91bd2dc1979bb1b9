import type { Rule } from '../rule.ts';

/** Every copy of React contains this name, and no other code assigns it. */
const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export const ownReact: Rule = {
  name: 'no second React',
  mend: 'Build it with `remoteConfig`, which shares the React of the shell, and import no package that brings its own.',
  run: ({ files }) =>
    [...files].flatMap(([place, text]) =>
      text.includes(`${mark} =`) || text.includes(`.${mark}=`) ? [{ place, seen: 'it contains a copy of React' }] : [],
    ),
};
