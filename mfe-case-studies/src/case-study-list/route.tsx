import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'case-study-list', description: 'case-study-list' }) },
});

function Page() {
  return <h1>case-study-list</h1>;
}
