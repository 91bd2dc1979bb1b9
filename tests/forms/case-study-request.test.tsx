import { HostContext } from '@site/contract/host';
import { renderElement } from '@site/kit/testing/render-element';
import { createTestHost } from '@site/kit/testing/render-route';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fragment } from '../../mfe-contact/src/case-study-request/fragment.tsx';
import { startFormsApi } from './start-forms-api.ts';

let api: Awaited<ReturnType<typeof startFormsApi>>;

beforeAll(async () => {
  api = await startFormsApi();
});
afterAll(() => api.close());

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('stores the requested case study, confirms it and closes', async () => {
  const onDone = await openDialog();
  fillIn('first@example.com');
  submit();
  await screen.findByText('Thank you! Please check your email for case study document.', {}, { timeout: 5000 });
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(await api.stored('first@example.com')).toMatchObject([
    {
      formName: 'case-study',
      description: 'Fleet Telemetry',
      fullName: 'Operations lead',
      message: null,
      company: null,
    },
  ]);
});

it('validates the form before sending it', async () => {
  await openDialog();
  submit();
  expect(screen.getByText('Full name is required')).toBeTruthy();
  fillIn('nobody');
  submit();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(await api.stored('nobody')).toEqual([]);
});

it('keeps the typed text while the API is down, and stores it once when it is back', async () => {
  const onDone = await openDialog();
  await api.stop();
  fillIn('again@example.com');
  submit();
  expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toBe(
    'Failed to submit. Please try again later.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Operations lead');
  expect(onDone).not.toHaveBeenCalled();

  await api.startAgain();
  submit();
  await screen.findByText(/check your email/, {}, { timeout: 5000 });
  expect(await api.stored('again@example.com')).toHaveLength(1);
});

async function openDialog() {
  const onDone = vi.fn();
  const host = createTestHost();
  const data = await fragment.load?.({ content: { getEntries: async () => [] } });
  renderElement(
    <HostContext value={{ ...host, config: { ...host.config, contactsApiUrl: api.url } }}>
      <fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={data} />
    </HostContext>,
  );
  return onDone;
}

function fillIn(email: string) {
  for (const [label, value] of [
    ['Full Name', 'Operations lead'],
    ['Email Address', email],
    ['Phone Number', '5550100199'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

function submit() {
  act(() => screen.getByRole('button', { name: 'Submit' }).click());
}
