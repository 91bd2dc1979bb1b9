import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'case-study-detail', description: 'case-study-detail' }) },
});

function Page() {
  return <h1>case-study-detail</h1>;
}
