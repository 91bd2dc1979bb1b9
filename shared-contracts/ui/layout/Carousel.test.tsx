import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('scrolls by its step and disables the buttons at the ends', () => {
  const list = show({ step: 450, edge: 10 });
  expect(button('Previous news').disabled).toBe(true);
  fireEvent.click(button('Next news'));
  expect(list.scrollLeft).toBe(450);
  scrollTo(list, 450);
  expect(button('Previous news').disabled).toBe(false);
  scrollTo(list, 590);
  expect(button('Next news').disabled).toBe(true);
  scrollTo(list, 10);
  expect(button('Previous news').disabled).toBe(true);
});

it('follows the scrolling, at most every 16 ms', () => {
  const list = show({ step: 'card', dots: true });
  const look = vi.spyOn(list, 'scrollLeft', 'get');
  fireEvent.scroll(list);
  const onceLooked = look.mock.calls.length;
  act(() => vi.advanceTimersByTime(15));
  fireEvent.scroll(list);
  expect(look).toHaveBeenCalledTimes(onceLooked);
  look.mockReturnValue(225);
  act(() => vi.advanceTimersByTime(1));
  fireEvent.scroll(list);
  expect(screen.getByRole('button', { current: true, name: 'Show 2 of 5' })).toBeDefined();
  expect(button('Previous news').disabled).toBe(false);
});

it('looks at the ends for the last time once scrolling has paused', () => {
  const list = show({ step: 450, debounceMs: 100 });
  fireEvent.scroll(list);
  list.scrollLeft = 300;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(99));
  expect(button('Previous news').disabled).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(button('Previous news').disabled).toBe(false);
});

it('counts a press from where the one before leads until scrolling has ended, and never beyond an end', () => {
  const list = show({ step: 200 });
  fireEvent.click(button('Next news'));
  list.scrollLeft = 70;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(149));
  fireEvent.click(button('Next news'));
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: 400 });
  list.scrollLeft = 350;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(150));
  fireEvent.click(button('Next news'));
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: 550 });
  fireEvent.click(button('Next news'));
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: 600 });
});

it('ignores presses while it is locked', () => {
  const list = show({ step: 'card', lockMs: 500 });
  fireEvent.click(button('Next news'));
  fireEvent.click(button('Next news'));
  expect(list.scrollLeft).toBe(225);
  vi.advanceTimersByTime(500);
  fireEvent.click(button('Next news'));
  expect(list.scrollLeft).toBe(450);
});

it('marks the dot of the card at the start, and scrolls to the one that is pressed', () => {
  const list = show({ step: 'card', dots: true });
  expect(screen.getByRole('button', { current: true, name: 'Show 1 of 5' })).toBeDefined();
  fireEvent.click(button('Show 3 of 5'));
  expect(list.scrollLeft).toBe(450);
  scrollTo(list, 450);
  expect(screen.getByRole('button', { current: true, name: 'Show 3 of 5' })).toBeDefined();
});

it('does not scroll at load', () => {
  const list = show({ step: 450 });
  expect(list.scrollTo).not.toHaveBeenCalled();
});

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

/** Five cards of 200 px, 25 px apart, in a window of 500: jsdom lays nothing out. */
function show(options: Omit<Parameters<typeof Carousel>[0], 'label' | 'children'>) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1100);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 225;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function move(this: Element, to?: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
  });
  render(
    <Carousel label="news" {...options}>
      {['a', 'b', 'c', 'd', 'e'].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Carousel>,
  );
  return screen.getByRole('list', { name: 'news' });
}

function scrollTo(list: HTMLElement, left: number) {
  list.scrollLeft = left;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(100));
}
