import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a section must be in view to make it the active one. */
const visibleShare = 0.7;

/** How far below the top of the window a dot scrolls its section, in pixels. */
const scrollOffset = 100;

/** Tracks which list item is at least 70% visible and scrolls to another one (spec section 9). */
export function useActiveSection(): {
  list: RefObject<HTMLOListElement | null>;
  active: number;
  scrollTo(index: number): void;
} {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    const sections = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio >= visibleShare);
        if (seen) setActive(sections.indexOf(seen.target));
      },
      { threshold: visibleShare },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  function scrollTo(index: number) {
    const section = list.current?.children[index];
    if (!section) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: section.getBoundingClientRect().top + window.scrollY - scrollOffset,
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }

  return { list, active, scrollTo };
}
