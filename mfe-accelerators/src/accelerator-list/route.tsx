import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'accelerator-list', description: 'accelerator-list' }) },
});

function Page() {
  return <h1>accelerator-list</h1>;
}
