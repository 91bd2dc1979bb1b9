import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'press', description: 'press' }) },
});

function Page() {
  return <h1>press</h1>;
}
