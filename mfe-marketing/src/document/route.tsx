import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'document', description: 'document' }) },
});

function Page() {
  return <h1>document</h1>;
}
