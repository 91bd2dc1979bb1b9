import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Popup } from './Popup.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('appears half a second later, announced as a status', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => vi.advanceTimersByTime(499));
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toContain('Thank You');
});

it('hides on its own five seconds after it appears', () => {
  const onClose = show(5000);
  act(() => vi.advanceTimersByTime(500));
  act(() => vi.advanceTimersByTime(4999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays until its close button is pressed', () => {
  const onClose = show();
  act(() => vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

function show(hideAfterMs?: number) {
  const onClose = vi.fn();
  render(
    <Popup open title="Thank You" hideAfterMs={hideAfterMs} onClose={onClose}>
      <p>A cloud expert will be in touch.</p>
    </Popup>,
  );
  return onClose;
}
