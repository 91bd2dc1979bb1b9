import { defineRoute } from '@site/contract/remote-module/remote-route';
import { ExamplePage } from './ExamplePage.tsx';

export const route = defineRoute({
  Component: ExamplePage,
  handle: { meta: () => ({ title: 'Example', description: 'The first page of a new team.' }) },
});
