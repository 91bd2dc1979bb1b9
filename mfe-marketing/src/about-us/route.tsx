import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'about-us', description: 'about-us' }) },
});

function Page() {
  return <h1>about-us</h1>;
}
