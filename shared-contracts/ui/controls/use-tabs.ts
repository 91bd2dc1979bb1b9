import { useEffect, useRef, useState } from 'react';

/** The timing of tabs: selects a tab immediately, and shows its panel after the old one has faded out. */
export function useTabs(fadeMs: number, onSelect?: (index: number) => void) {
  const [selected, setSelected] = useState(0);
  const [shown, setShown] = useState(0);
  const [switched, setSwitched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** @returns whether the tab is now selected; `false` during another switch */
  function select(index: number): boolean {
    if (index === selected) return true;
    if (selected !== shown) return false;
    setSelected(index);
    setSwitched(true);
    onSelect?.(index);
    timer.current = setTimeout(() => setShown(index), fadeMs);
    return true;
  }

  return { selected, shown, switched, select };
}
