import type { Rule } from '../rule.ts';

/** What the shell finds out before it shows a version to anybody: contract, owners, shape, a render with content and without. */
export const accepted: Rule = {
  name: 'accepted by the shell',
  mend: 'The shell’s reason says what to change. Visitors would keep the version before.',
  run: ({ refusal, remote, version }) => (refusal ? [{ place: `${remote}@${version}`, seen: refusal }] : []),
};
