import { HostContext } from '@site/contract/host';
import { createTestHost } from '@site/kit/testing/render-route';
import { Dialog } from '@site/ui/feedback/Dialog';
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

it('stays open if the visitor closes and reopens its dialog within 2 s of success', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const onDone = vi.fn();
  const view = render(inDialog(true, onDone));
  fillIn();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Thank you! Please check your email for case study document.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  view.rerender(inDialog(false, onDone));
  view.rerender(inDialog(true, onDone));
  expect(screen.queryByText('Thank you! Please check your email for case study document.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(onDone).not.toHaveBeenCalled();
});

it('has a key of its own in every dialog', async () => {
  const data = await fragment.load?.({ content: { getEntries: async () => [] } });
  const { container } = render(
    <>
      {inDialog(true, () => {}, data)}
      {inDialog(true, () => {}, data)}
    </>,
  );
  const keys = [...container.querySelectorAll<HTMLInputElement>('[name="idempotencyKey"]')].map(({ value }) => value);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

it('shows the toast for 2 s before the dialog closes', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const onDone = vi.fn();
  render(
    <HostContext value={createTestHost()}>
      <fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={undefined} />
    </HostContext>,
  );
  fillIn();
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

function inDialog(open: boolean, onDone: () => void, data?: undefined) {
  return (
    <HostContext value={createTestHost()}>
      <Dialog open={open} onClose={() => {}} title="Download full Case Study">
        <fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={data} />
      </Dialog>
    </HostContext>
  );
}

function fillIn() {
  for (const [label, value] of [
    ['Full Name', 'Operations lead'],
    ['Email Address', 'ops@example.com'],
    ['Phone Number', '5550100199'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}
