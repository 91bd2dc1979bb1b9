import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { keyed } from '../layout/keyed.ts';
import styles from './Tabs.module.css';
import { useTabs } from './use-tabs.ts';

/**
 * ARIA APG: Tabs. The panel fades out and changes after `fadeMs`; switches during the fade are ignored (spec section 2,
 * Capability detail). The server's HTML contains all panels, and without JavaScript they are all visible.
 *
 * @param activation `automatic`: arrow keys switch tabs; `manual`: arrow keys move focus, Enter or Space switches tabs
 */
export function Tabs({
  label,
  tabs,
  activation = 'automatic',
  fadeMs = 300,
  onSelect,
}: {
  label: string;
  tabs: readonly { title: string; content: ReactNode }[];
  activation?: 'automatic' | 'manual';
  fadeMs?: number;
  onSelect?: (index: number) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const named = keyed(tabs, ({ title }) => title);
  const { selected, shown, switched, select } = useTabs(fadeMs, onSelect);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = toNextIndex(event.key, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    if (activation === 'automatic' && !select(next)) return;
    buttons[next]?.focus();
  }

  return (
    <div className={styles.tabs} data-switched={switched || undefined}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {named.map(([key, { title }], index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {named.map(([key, { title, content }], index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG Tabs makes a panel focusable if it may contain no control.
          tabIndex={0}
          hidden={index !== shown}
          data-title={title}
          className={styles.panel}
          data-leaving={selected !== shown || undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function toNextIndex(key: string, at: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
