import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

it('opens with its title, and reports when it closes', () => {
  const onClose = vi.fn();
  const view = render(story(false, onClose));
  expect(screen.queryByRole('dialog')).toBeNull();
  view.rerender(story(true, onClose));
  expect(screen.getByRole('dialog', { name: 'Want the Full Story?' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on a press outside, but not inside', () => {
  const onClose = vi.fn();
  render(story(true, onClose));
  fireEvent.click(screen.getByText('A form'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open when the press that opened it was a double click', () => {
  const onClose = vi.fn();
  render(story(true, onClose));
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open when text inside is selected by dragging beyond its edge', () => {
  const onClose = vi.fn();
  render(story(true, onClose));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('A form'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['its button', () => screen.getByRole('button', { name: 'Close' })],
  ['its backdrop', () => screen.getByRole('dialog')],
])('a double click on %s presses nothing that is below', (_, find) => {
  const pressed: string[] = [];
  const link = document.body.appendChild(document.createElement('a'));
  for (const kind of ['mousedown', 'click']) link.addEventListener(kind, () => pressed.push(kind));
  render(story(true, () => {}));
  fireEvent.click(find());
  fireEvent.mouseDown(link, { detail: 2 });
  fireEvent.click(link, { detail: 2 });
  expect(pressed).toEqual([]);
  fireEvent.mouseDown(link, { detail: 1 });
  fireEvent.click(link, { detail: 1 });
  expect(pressed).toEqual(['mousedown', 'click']);
  link.remove();
});

it('closes when `open` becomes false', () => {
  const view = render(story(true, () => {}));
  view.rerender(story(false, () => {}));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function story(open: boolean, onClose: () => void) {
  return (
    <Dialog open={open} onClose={onClose} title="Want the Full Story?">
      <p>A form</p>
    </Dialog>
  );
}
