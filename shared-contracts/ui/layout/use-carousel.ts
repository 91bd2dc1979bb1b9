import { type RefObject, useEffect, useRef, useState } from 'react';
import { atMostEvery } from './at-most-every.ts';
import { onceQuiet } from './once-quiet.ts';

const throttleMs = 16;
const scrollEndMs = 150;

/** The scroll position of a carousel. Before hydration, it is at the start and can move forward. */
interface CarouselPlace {
  atStart: boolean;
  atEnd: boolean;
  /** All items are in view, so there is nothing to scroll. */
  fits: boolean;
  /** The item at the start edge. */
  index: number;
}

/**
 * The timing and scrolling rules of a carousel (spec section 9); see {@link Carousel} for the options. Updates `place` at
 * most every 16 ms while scrolling, and a final time after scrolling pauses. Until scrolling ends (150 ms without a scroll
 * event), each press starts from the target of the previous one, so that quick presses add up.
 */
export function useCarousel(options: { step: number | 'card'; edge: number; lockMs: number; debounceMs: number }): {
  track: RefObject<HTMLUListElement | null>;
  place: CarouselPlace;
  move(direction: 1 | -1): void;
  moveTo(index: number): void;
} {
  const { step, edge, lockMs, debounceMs } = options;
  const track = useRef<HTMLUListElement>(null);
  const lockedUntil = useRef(0);
  const goal = useRef<number>(undefined);
  const [place, setPlace] = useState<CarouselPlace>({ atStart: true, atEnd: false, fits: false, index: 0 });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () => {
      const next = readPlace(list, edge);
      setPlace((known) => (isSame(known, next) ? known : next));
    };
    const follow = atMostEvery(throttleMs, look);
    const lookSoon = onceQuiet(debounceMs, look);
    const end = onceQuiet(scrollEndMs, () => {
      goal.current = undefined;
    });
    const onScroll = () => {
      follow();
      lookSoon();
      end();
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      lookSoon.cancel();
      end.cancel();
      sizes.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [edge, debounceMs]);

  // CSS makes the scrolling smooth, except under reduced motion.
  function scroll(to: (list: HTMLUListElement, from: number) => number) {
    const list = track.current;
    const now = performance.now();
    if (!list || now < lockedUntil.current) return;
    lockedUntil.current = now + lockMs;
    const left = Math.max(0, Math.min(to(list, goal.current ?? list.scrollLeft), roomIn(list)));
    goal.current = left;
    list.scrollTo({ left });
  }

  return {
    track,
    place,
    move: (direction) => scroll((list, from) => from + direction * (step === 'card' ? cardStep(list) : step)),
    moveTo: (index) => scroll((list) => index * cardStep(list)),
  };
}

function readPlace(list: HTMLUListElement, edge: number): CarouselPlace {
  const room = roomIn(list);
  const atEnd = list.scrollLeft >= room - edge;
  const last = list.children.length - 1;
  return {
    atStart: list.scrollLeft <= edge,
    atEnd,
    fits: room <= edge,
    index: atEnd && room > edge ? last : Math.min(last, Math.round(list.scrollLeft / cardStep(list))),
  };
}

function isSame(one: CarouselPlace, other: CarouselPlace): boolean {
  return (Object.keys(one) as (keyof CarouselPlace)[]).every((key) => one[key] === other[key]);
}

/** How far the list can be scrolled. */
function roomIn(list: HTMLUListElement): number {
  return list.scrollWidth - list.clientWidth;
}

/** The distance from the start of one card to the start of the next. */
function cardStep(list: HTMLUListElement): number {
  const [first, second] = list.children as unknown as HTMLElement[];
  if (!first) return list.clientWidth;
  return (second ? second.offsetLeft - first.offsetLeft : first.offsetWidth) || 1;
}
