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

it('updates while scrolling, at most every 16 ms', () => {
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

it('updates a final time after scrolling pauses', () => {
  const list = show({ step: 450, debounceMs: 100 });
  fireEvent.scroll(list);
  list.scrollLeft = 300;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(99));
  expect(button('Previous news').disabled).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(button('Previous news').disabled).toBe(false);
});

it('adds up presses during scrolling, and stops at the ends', () => {
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

it('marks the dot of the first visible card, and scrolls to the card of a pressed dot', () => {
  const list = show({ step: 'card', dots: true });
  expect(screen.getByRole('button', { current: true, name: 'Show 1 of 5' })).toBeDefined();
  fireEvent.click(button('Show 3 of 5'));
  expect(list.scrollLeft).toBe(450);
  scrollTo(list, 450);
  expect(screen.getByRole('button', { current: true, name: 'Show 3 of 5' })).toBeDefined();
});

it('has as many dots as asked for, each for a part of the cards', () => {
  const list = show({ step: 'card', dots: 3 });
  expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(3);
  fireEvent.click(button('Show 3 of 5'));
  expect(list.scrollLeft).toBe(450);
  scrollTo(list, 450);
  expect(screen.getByRole('button', { current: true, name: 'Show 3 of 5' })).toBeDefined();
  scrollTo(list, 600);
  expect(screen.getByRole('button', { current: true, name: 'Show 5 of 5' })).toBeDefined();
});

it('does not scroll on load', () => {
  const list = show({ step: 450 });
  expect(list.scrollTo).not.toHaveBeenCalled();
});

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

/** Renders five cards of 200 px, 25 px apart, in a 500 px window. Mocks the layout, which jsdom does not compute. */
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
