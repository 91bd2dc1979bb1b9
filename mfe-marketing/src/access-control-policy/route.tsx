import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'access-control-policy', description: 'access-control-policy' }) },
});

function Page() {
  return <h1>access-control-policy</h1>;
}
