import { useDeviceLayout } from '@site/contract/device/use-device-layout';
import { useEffect, useRef, useState } from 'react';

const hoverResetMs = 2_000;
const textResetMs = 1_800;

/**
 * The badge under the pointer or focus, and the badge whose type is shown. Up to 1024 px wide, where a tap has no end, the
 * text goes after 1.8 s and the hover after 2 s (spec section 9).
 */
export function useBadgeHover() {
  const clearsItself = useDeviceLayout() !== 'desktop';
  const [hovered, setHovered] = useState<number>();
  const [named, setNamed] = useState<number>();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function stop() {
    timers.current.forEach(clearTimeout);
  }

  function enter(index: number) {
    stop();
    setHovered(index);
    setNamed(index);
    if (!clearsItself) return;
    timers.current = [
      setTimeout(() => setNamed(undefined), textResetMs),
      setTimeout(() => setHovered(undefined), hoverResetMs),
    ];
  }

  function leave() {
    stop();
    setHovered(undefined);
    setNamed(undefined);
  }

  return { hovered, named, enter, leave };
}
