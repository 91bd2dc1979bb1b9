import { useDeviceLayout } from '@site/contract/device/use-device-layout';
import { useEffect, useRef, useState } from 'react';

const hoverResetMs = 2_000;
const textResetMs = 1_800;

/**
 * Tracks the hovered or focused badge and the badge whose type is shown. Up to 1024 px wide, where taps never end a hover,
 * the text clears after 1.8 s and the hover after 2 s (spec section 9).
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
