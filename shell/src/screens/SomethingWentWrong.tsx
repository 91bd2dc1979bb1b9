import type { PageMeta } from 'shared-contracts/remote-module/page-meta.ts';

export const somethingWentWrongMeta = (): PageMeta => ({
  title: 'Something went wrong',
  description: 'Something went wrong on our side.',
  noIndex: true,
});

/** The error page: /broken, and whatever fails in the shell itself (spec section 2, 404 and error page). */
export function SomethingWentWrong() {
  return <h1>Oops, Something went wrong</h1>;
}
