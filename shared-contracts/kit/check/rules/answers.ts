import type { Rule } from '../rule.ts';
import type { Answer } from '../subject.ts';

/** An address that breaks this rule is not looked at any further. */
export const answers: Rule = {
  name: 'each path answers 200',
  mend: 'Make the loader answer, or show a fallback in place of what it could not load. A path that is no page has no place in remote.ts.',
  run: ({ answers }) =>
    answers.filter(isBad).map(({ address, visit: { status } }) => ({
      place: address,
      seen: status === 200 ? 'the shell shows its fallback in place of the page' : `it answers ${status}`,
    })),
};

/** Whether the server answers with anything but the page. */
export function isBad({ visit: { status, state } }: Answer): boolean {
  return status !== 200 || !state.isRendered;
}
