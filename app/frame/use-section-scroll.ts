import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollSmoothly } from '#app/ui/scroll-smoothly.ts';
import type { SectionState } from '#app/ui/section-link.tsx';

/** Pixels kept free above a section: the sticky header, as high as it is just now, and 20 more, or 100 where there is no header. */
function offsetAbove(): number {
  const header = document.querySelector('header');
  return header ? header.getBoundingClientRect().height + 20 : 100;
}

/** Scrolls smoothly to the section a link asked for, after its delay. A section that is not there is only logged. */
export function useSectionScroll() {
  const { state, hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice has a new key and scrolls again.
  useEffect(() => {
    const { sectionDelay } = (state ?? {}) as Partial<SectionState>;
    if (type === 'POP' || sectionDelay === undefined) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      if (target) scrollSmoothly(target.getBoundingClientRect().top + scrollY - offsetAbove());
      else console.warn(`No section "${hash.slice(1)}" on ${location.pathname}`);
    }, sectionDelay);
    return () => clearTimeout(timer);
  }, [key]);
}
