import { getHomePage } from 'shared-contracts/content/home-page.ts';
import { contentContext, useLoaderData } from 'shared-contracts/host';
import { Fragment } from 'shared-contracts/remote-module/Fragment.tsx';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';

export const route = defineRoute({
  loader: async ({ context }) => ({ home: await getHomePage(context.get(contentContext)) }),
  Component: Page,
  handle: { fragments: ['case-studies/carousel'], meta: () => ({ title: 'Home', description: 'home' }) },
});

function Page() {
  const { home } = useLoaderData() as any;
  return (
    <div>
      <h1>{home?.title}</h1>
      <Fragment name="case-studies/carousel" props={{}} />
    </div>
  );
}
