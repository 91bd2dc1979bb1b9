import type { DeviceLayout } from '@site/contract/device/device-layout';
import { renderRoute } from '@site/kit/testing/render-route';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Credentials } from './Credentials.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the press view from 3 s to 8 s', () => {
  open();
  wait(2_999);
  expect(shown()).toBe('badges');
  wait(1);
  expect(shown()).toBe('press');
  wait(4_999);
  expect(shown()).toBe('press');
  wait(1);
  expect(shown()).toBe('badges');
});

it('stops switching once the visitor has chosen a view', () => {
  open();
  fireEvent.click(toggle());
  expect(shown()).toBe('press');
  wait(10_000);
  expect(shown()).toBe('press');
  fireEvent.click(toggle());
  expect(shown()).toBe('badges');
});

it('does not switch away from badges that have focus or the pointer', () => {
  open();
  act(() => badge('Security').focus());
  wait(3_000);
  expect(shown()).toBe('badges');
});

it("shows a badge's type while it is hovered", () => {
  open();
  fireEvent.pointerEnter(badge('Security'));
  wait(2_500);
  expect(typeOf('Security')).toBe('Competency');
  fireEvent.pointerLeave(badge('Security'));
  expect(typeOf('Security')).toBe('');
});

it.each(['mobile', 'tablet'] as const)('clears the type after 1.8 s and the hover after 2 s on %s', (layout) => {
  open(layout);
  fireEvent.pointerEnter(badge('Security'));
  wait(1_799);
  expect(typeOf('Security')).toBe('Competency');
  wait(1);
  expect(typeOf('Security')).toBe('');
  expect(badge('Security').dataset.hovered).toBe('true');
  wait(200);
  expect(badge('Security').dataset.hovered).toBeUndefined();
});

it('scrolls the badges by 200 px, and disables the buttons at the ends', () => {
  open();
  const row = within(screen.getByRole('region', { name: 'Partner badges' })).getByRole('list');
  Object.defineProperties(row, { scrollWidth: { value: 700 }, clientWidth: { value: 400 } });
  row.scrollTo = vi.fn();
  fireEvent.scroll(row);
  wait(100);
  expect(button('Previous badges').disabled).toBe(true);
  fireEvent.click(button('Next badges'));
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 200 });
  row.scrollLeft = 300;
  fireEvent.scroll(row);
  wait(100);
  expect(button('Next badges').disabled).toBe(true);
  expect(button('Previous badges').disabled).toBe(false);
});

it('shows only the press view when there are no badges', () => {
  open('desktop', []);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Audited operations')).toBeTruthy();
});

const allBadges = [
  { title: 'Security', type: 'Competency' },
  { title: 'Migration', type: 'Competency' },
];

function open(deviceLayout: DeviceLayout = 'desktop', badges = allBadges) {
  const pressView = { title: 'Managed services', description: 'Audited operations', badge: allBadges[0] };
  // biome-ignore lint/correctness/noComponentHookFactories: it renders only once.
  const Component = () => <Credentials badges={badges} pressView={pressView} />;
  renderRoute({ Component, handle: { meta: () => ({ title: '', description: '' }) } }, '/', '/', { deviceLayout });
}

function wait(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

function toggle() {
  return screen.getByRole('button', { name: 'Press view' });
}

function shown() {
  return toggle().getAttribute('aria-pressed') === 'true' ? 'press' : 'badges';
}

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

function badge(name: string) {
  return screen.getByRole('button', { name });
}

function typeOf(name: string) {
  return badge(name).closest('li')?.querySelector('[role=status]')?.textContent;
}
