import { expect, it } from 'vitest';
import { toBreadcrumbList } from './breadcrumb-list.ts';

it('numbers the items, and gives the last one no URL', () => {
  const steps = [
    { title: 'Home', to: '/' },
    { title: 'Accelerators', to: '/accelerators' },
  ];
  const list = toBreadcrumbList(steps, 'Review', new URL('https://www.example.com/well-architected-review?a=b'));
  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Accelerators', item: 'https://www.example.com/accelerators' },
      { '@type': 'ListItem', position: 3, name: 'Review' },
    ],
  });
});
