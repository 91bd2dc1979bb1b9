import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a section has to be in view for it to be the active one, and how far below the top dots bring it. */
const visibleShare = 0.7;
const scrollOffset = 100;

/** Which item of a list is being read (spec section 9: at least 70 % visible), and a way to bring another into view. */
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
