import type { Rule } from '../rule.ts';
import type { FragmentSight } from '../subject.ts';

export const fragments: Rule = {
  name: 'each fragment mounts',
  mend: 'Make src/<folder>/fragment.tsx render with the first examples of its properties in remote.ts, on any page, on the server and in the browser.',
  run: ({ fragments }) =>
    fragments.flatMap((fragment) => breaches(fragment).map((seen) => ({ place: `fragment ${fragment.name}`, seen }))),
};

function breaches({ visit }: FragmentSight): string[] {
  if (!visit) return [];
  if (visit.status !== 200) return [`a page that shows it answers ${visit.status}`];
  return [
    ...visit.messages,
    ...(visit.text === '' ? ['it shows nothing'] : []),
    ...(visit.state.hasRetry ? ['its place offers a Retry'] : []),
    ...(visit.isHydrated ? [] : ['it was never hydrated']),
  ];
}
