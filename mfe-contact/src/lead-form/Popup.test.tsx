import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

it('stays while the pointer or the focus is in it, and hides five seconds after both have left', () => {
  const onClose = show(5000);
  act(() => vi.advanceTimersByTime(500));
  const popup = screen.getByRole('region', { name: 'Thank You' });
  fireEvent.pointerEnter(popup);
  act(() => vi.advanceTimersByTime(10_000));
  act(() => screen.getByRole('link', { name: 'View Case Studies' }).focus());
  fireEvent.pointerLeave(popup);
  act(() => vi.advanceTimersByTime(10_000));
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  act(() => vi.advanceTimersByTime(4999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on Escape, and returns the focus to where it came from', () => {
  const onClose = show();
  act(() => vi.advanceTimersByTime(500));
  const before = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => before.focus());
  act(() => screen.getByRole('link', { name: 'View Case Studies' }).focus());
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
});

it('announces its message, but not its links', () => {
  show();
  act(() => vi.advanceTimersByTime(500));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Thank YouA cloud expert will be in touch.');
  expect(within(status).queryByRole('link')).toBeNull();
  expect(within(status).queryByRole('button')).toBeNull();
});

function show(hideAfterMs?: number) {
  const onClose = vi.fn();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Popup
        open
        title="Thank You"
        message="A cloud expert will be in touch."
        hideAfterMs={hideAfterMs}
        onClose={onClose}
      >
        <a href="/case-study">View Case Studies</a>
      </Popup>
    </>,
  );
  return onClose;
}
