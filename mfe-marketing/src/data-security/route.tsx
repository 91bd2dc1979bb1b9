import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'data-security', description: 'data-security' }) },
});

function Page() {
  return <h1>data-security</h1>;
}
