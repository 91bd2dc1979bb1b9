import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'capability-list', description: 'capability-list' }) },
});

function Page() {
  return <h1>capability-list</h1>;
}
