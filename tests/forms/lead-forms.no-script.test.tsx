import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { fireEvent, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { route as contactRoute } from '../../mfe-contact/src/contact-us/route.tsx';
import { route as programRoute } from '../../mfe-contact/src/smb-program/route.tsx';
import { startFormsApi } from './start-forms-api.ts';
import { visitWithoutScript } from './without-script.tsx';

const routes = [
  { path: '/contact-us', ...(contactRoute as RemoteRoute) },
  { path: '/smb-aws-accelerator-program', ...(programRoute as RemoteRoute) },
] as RouteObject[];

let api: Awaited<ReturnType<typeof startFormsApi>>;
let visitor: ReturnType<typeof visitWithoutScript>;

beforeAll(async () => {
  api = await startFormsApi();
});
afterAll(() => api.close());

beforeEach(() => {
  visitor = visitWithoutScript(routes, api.url);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('shows the same message and the typed text, accepts the corrected form and says thanks', async () => {
  await visitor.open('/contact-us?PreviousPage=services');
  type('Full Name', 'Operations lead');
  expect(await visitor.submit()).toBe(422);
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Operations lead');

  type('Email Address', 'first@example.com');
  type('Country code', '+44');
  type('Phone Number', '+44 555 010 0199');
  type('Message', 'Written without a script');
  expect(await visitor.submit()).toBe(200);
  expect(screen.getByRole('heading', { name: 'Thank You' })).toBeTruthy();
  expect(await api.stored('first@example.com')).toMatchObject([
    { fullName: 'Operations lead', phone: '+44 555-010-0199', path: 'services', message: 'Written without a script' },
  ]);
});

it('takes digits of other scripts for the ones that they mean', async () => {
  await visitor.open('/contact-us');
  fillIn('digits@example.com');
  type('Phone Number', '٥٥٥٠١٠٠١٩٩');
  expect(await visitor.submit()).toBe(200);
  expect(await api.stored('digits@example.com')).toMatchObject([{ phone: '+1 555-010-0199' }]);
});

it('keeps the typed text after a failure, and retries the same submission', async () => {
  await visitor.open('/contact-us');
  fillIn('again@example.com');
  const key = keyOfForm();
  await api.stop();
  expect(await visitor.submit()).toBe(503);
  expect(screen.getByRole('alert').textContent).toBe('Failed to send message. Please try again later.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello');
  expect(keyOfForm()).toBe(key);
  await api.startAgain();
  expect(await visitor.submit()).toBe(200);
  expect(await api.stored('again@example.com')).toHaveLength(1);
});

it('stores a lead once if it is sent twice because the response was lost', async () => {
  await visitor.open('/contact-us');
  fillIn('twice@example.com');
  const page = document.body.cloneNode(true).childNodes;
  expect(await visitor.submit()).toBe(200);
  document.body.replaceChildren(...page);
  expect(await visitor.submit()).toBe(200);
  expect(await api.stored('twice@example.com')).toHaveLength(1);
});

it('reports all errors of the program form at once', async () => {
  await visitor.open('/smb-aws-accelerator-program?view=form');
  expect(await visitor.submit()).toBe(422);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(6);
  fillIn('program@example.com');
  type('Company Name', 'Sample Logistics');
  type('Focus Area', 'AI/ML solution deployment');
  expect(await visitor.submit()).toBe(200);
  expect(screen.getByText('Message sent successfully!')).toBeTruthy();
  expect(await api.stored('program@example.com')).toMatchObject([{ acceleratorProgram: 'AI/ML solution deployment' }]);
});

function fillIn(email: string) {
  type('Full Name', 'Operations lead');
  type('Email Address', email);
  type('Phone Number', '555-010-0199');
  type('Message', 'Hello');
}

function keyOfForm() {
  return document.querySelector<HTMLInputElement>('[name="idempotencyKey"]')?.value;
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
