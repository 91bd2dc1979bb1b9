import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'capability-detail', description: 'capability-detail' }) },
});

function Page() {
  return <h1>capability-detail</h1>;
}
