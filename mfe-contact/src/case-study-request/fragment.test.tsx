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

it('sends from each dialog under a key of its own', async () => {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: URL, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    return new Response();
  });
  for (const count of [1, 2]) {
    const { unmount } = render(inDialog(true, () => {}));
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await vi.waitFor(() => expect(keys).toHaveLength(count));
    unmount();
  }
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).not.toBe(keys[0]);
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
