import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollSmoothly } from '#app/ui/scroll-smoothly.ts';
import type { SectionState } from '#app/ui/section-link.tsx';

/** Pixels kept free above a section: the sticky header, as high as it is just now, and 20 more, or 100 where there is no header. */
function offsetAbove(): number {
  const header = document.querySelector('header');
  return header ? header.getBoundingClientRect().height + 20 : 100;
}

/** Scrolls smoothly to the section a link asked for, or to the top, after its delay. A section that is not there is only logged. */
export function useSectionScroll() {
  const { state, hash, key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const { sectionDelay } = (state ?? {}) as Partial<SectionState>;
  const delay = type === 'POP' ? undefined : sectionDelay;

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice has a new key and scrolls again.
  useLayoutEffect(() => {
    const from = shown.current === pathname ? scrollY : 0;
    shown.current = pathname;
    // The router jumps to a # in this same commit, after this effect. Before anything is painted the page goes back to where it glides from.
    if (delay !== undefined && hash) queueMicrotask(() => scrollTo(0, from));
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      if (target) scrollSmoothly(target.getBoundingClientRect().top + scrollY - offsetAbove());
      else if (hash) console.warn(`No section "${hash.slice(1)}" on ${location.pathname}`);
      else scrollSmoothly(0);
    }, delay);
    return () => clearTimeout(timer);
  }, [key]);
}
