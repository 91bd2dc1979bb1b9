import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'accelerator-detail', description: 'accelerator-detail' }) },
});

function Page() {
  return <h1>accelerator-detail</h1>;
}
