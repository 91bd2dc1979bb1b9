import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'coming-soon', description: 'coming-soon' }) },
});

function Page() {
  return <h1>coming-soon</h1>;
}
