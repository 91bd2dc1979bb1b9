import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where a carousel stands. Before hydration: at the start, with more to come. */
interface CarouselPlace {
  atStart: boolean;
  atEnd: boolean;
  /** Everything is in view, so there is nothing to scroll. */
  fits: boolean;
  /** The item at the start edge. */
  index: number;
}

/** The timing and scrolling rules of a carousel; see {@link Carousel} for the options. */
export function useCarousel(options: { step: number | 'card'; edge: number; lockMs: number; debounceMs: number }): {
  track: RefObject<HTMLUListElement | null>;
  place: CarouselPlace;
  move(direction: 1 | -1): void;
  moveTo(index: number): void;
} {
  const { step, edge, lockMs, debounceMs } = options;
  const track = useRef<HTMLUListElement>(null);
  const lockedUntil = useRef(0);
  const [place, setPlace] = useState<CarouselPlace>({ atStart: true, atEnd: false, fits: false, index: 0 });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setPlace(readPlace(list, edge));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, debounceMs);
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(list);
    list.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      list.removeEventListener('scroll', lookSoon);
    };
  }, [edge, debounceMs]);

  // The smoothness is CSS's, which drops it under reduced motion.
  function scroll(left: (list: HTMLUListElement) => number) {
    const now = performance.now();
    if (!track.current || now < lockedUntil.current) return;
    lockedUntil.current = now + lockMs;
    track.current.scrollTo({ left: left(track.current) });
  }

  return {
    track,
    place,
    move: (direction) => scroll((list) => list.scrollLeft + direction * (step === 'card' ? cardStep(list) : step)),
    moveTo: (index) => scroll((list) => index * cardStep(list)),
  };
}

function readPlace(list: HTMLUListElement, edge: number): CarouselPlace {
  const room = list.scrollWidth - list.clientWidth;
  const atEnd = list.scrollLeft >= room - edge;
  const last = list.children.length - 1;
  return {
    atStart: list.scrollLeft <= edge,
    atEnd,
    fits: room <= edge,
    index: atEnd && room > edge ? last : Math.min(last, Math.round(list.scrollLeft / cardStep(list))),
  };
}

/** From the start of one card to the start of the next. */
function cardStep(list: HTMLUListElement): number {
  const [first, second] = list.children as unknown as HTMLElement[];
  if (!first) return list.clientWidth;
  return (second ? second.offsetLeft - first.offsetLeft : first.offsetWidth) || 1;
}
