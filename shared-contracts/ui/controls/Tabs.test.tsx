import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('changes the panel after the old one has faded out', () => {
  show();
  fireEvent.click(tab('Expertise'));
  act(() => vi.advanceTimersByTime(299));
  expect(panel()).toBe('Panel of Services');
  act(() => vi.advanceTimersByTime(1));
  expect(panel()).toBe('Panel of Expertise');
});

it('ignores a switch during another one', () => {
  show();
  fireEvent.click(tab('Expertise'));
  fireEvent.click(tab('Solutions'));
  act(() => vi.advanceTimersByTime(300));
  expect(panel()).toBe('Panel of Expertise');
  expect(tab('Expertise').getAttribute('aria-selected')).toBe('true');
});

it('is a single Tab stop, and arrow keys wrap around', () => {
  show();
  expect(tab('Services').tabIndex).toBe(0);
  expect(tab('Solutions').tabIndex).toBe(-1);
  tab('Services').focus();
  fireEvent.keyDown(tab('Services'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('Solutions'));
  act(() => vi.advanceTimersByTime(300));
  expect(panel()).toBe('Panel of Solutions');
  fireEvent.keyDown(tab('Solutions'), { key: 'Home' });
  expect(document.activeElement).toBe(tab('Services'));
});

it('waits for Enter when activation is manual', () => {
  show({ activation: 'manual' });
  tab('Services').focus();
  fireEvent.keyDown(tab('Services'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Expertise'));
  act(() => vi.advanceTimersByTime(300));
  expect(panel()).toBe('Panel of Services');
});

it("includes every panel in the server's HTML", () => {
  const html = renderToString(<Tabs label="Capabilities" tabs={tabs} />);
  for (const { title } of tabs) expect(html).toContain(`Panel of ${title}`);
});

it('names each panel for visitors without scripts, who see no tabs', () => {
  show();
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map((element) => element.dataset.title)).toEqual(['Services', 'Expertise', 'Solutions']);
});

const tabs = ['Services', 'Expertise', 'Solutions'].map((title) => ({ title, content: `Panel of ${title}` }));

function show(options: { activation?: 'automatic' | 'manual' } = {}) {
  render(<Tabs label="Capabilities" tabs={tabs} {...options} />);
}

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

function panel() {
  return screen.getByRole('tabpanel').textContent;
}
