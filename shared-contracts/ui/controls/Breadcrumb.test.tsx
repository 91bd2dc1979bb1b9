import { renderElement } from '@site/kit/testing/render-element';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

it('links to the pages above, and marks the current page', () => {
  renderElement(
    <Breadcrumb steps={[{ title: 'Our Case Studies', to: '/case-study' }]} current="Steady in the storm" />,
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Our Case Studies' }).getAttribute('href')).toBe('/case-study');
  expect(way.getByText('Steady in the storm').getAttribute('aria-current')).toBe('page');
});
