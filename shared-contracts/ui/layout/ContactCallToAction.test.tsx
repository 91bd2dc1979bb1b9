import { renderElement } from '@site/kit/testing/render-element';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ContactCallToAction } from './ContactCallToAction.tsx';

it('tells the contact page where the visitor came from and why', async () => {
  const { router } = renderElement(
    <ContactCallToAction title="Let us talk" flag="Accelerate Your AWS Cloud Journey" />,
    '/capability/services',
  );
  expect(screen.getByRole('region', { name: 'Let us talk' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'));
  expect(router.state.location.search).toBe('?PreviousPage=services');
  expect(router.state.location.state).toEqual({ flag: 'Accelerate Your AWS Cloud Journey', path: 'services' });
});
