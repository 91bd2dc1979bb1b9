import { renderElement } from '@site/kit/testing/render-element';
import { Dialog } from '@site/ui/feedback/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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
  renderElement(<InDialog onDone={onDone} />);
  fillIn();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Thank you! Please check your email for case study document.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
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
    const { unmount } = renderElement(<InDialog onDone={() => {}} />);
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
  renderElement(<fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={undefined} />);
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

it('keeps what was typed on Back and Forward, and is empty after a link', async () => {
  const { router } = renderElement(<InDialog onDone={() => {}} />, '/case-study/a');
  const name = () => screen.getByLabelText<HTMLInputElement>('Full Name').value;
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/case-study/a'));
  expect(name()).toBe('');
  fillIn();
  await act(() => router.navigate(-1));
  expect(screen.getByText('/elsewhere')).toBeTruthy();
  await act(() => router.navigate(1));
  expect(name()).toBe('Operations lead');
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('555-010-0199');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/case-study/a'));
  expect(name()).toBe('');
});

function InDialog({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open again
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Download full Case Study">
        <fragment.Component caseStudyId="Fleet Telemetry" onDone={onDone} data={undefined} />
      </Dialog>
    </>
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
