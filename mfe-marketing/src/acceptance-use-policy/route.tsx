import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'acceptance-use-policy', description: 'acceptance-use-policy' }) },
});

function Page() {
  return <h1>acceptance-use-policy</h1>;
}
