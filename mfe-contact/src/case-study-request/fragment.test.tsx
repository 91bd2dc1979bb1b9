import { HostContext } from '@site/contract/host';
import { createTestHost } from '@site/kit/testing/render-route';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fragment } from './fragment.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the toast for 2 s before the dialog closes', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const onDone = vi.fn();
  render(
    <HostContext value={createTestHost()}>
      <fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={undefined} />
    </HostContext>,
  );
  for (const [label, value] of [
    ['Full Name', 'Operations lead'],
    ['Email Address', 'ops@example.com'],
    ['Phone Number', '5550100199'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
  const toast = await screen.findByText('Thank you! Please check your email for case study document.');
  await act(() => vi.advanceTimersByTimeAsync(1800));
  expect(onDone).not.toHaveBeenCalled();
  expect(toast.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(onDone).toHaveBeenCalledOnce();
  expect(toast.isConnected).toBe(false);
});
