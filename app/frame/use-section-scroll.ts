import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { SectionTarget } from '#app/ui/section-link.tsx';

/** Pixels kept free above a section: the sticky header and 20 more, or 100 where there is no header. */
function offsetAbove(): number {
  const header = document.querySelector('header');
  return header ? header.getBoundingClientRect().height + 20 : 100;
}

function isSectionTarget(state: unknown): state is SectionTarget {
  return typeof state === 'object' && state !== null && 'section' in state && 'delay' in state;
}

/** Scrolls smoothly to the section a link asked for, after its delay. A section that is not there is only logged. */
export function useSectionScroll() {
  const { state, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice has a new key and scrolls again.
  useEffect(() => {
    if (type === 'POP' || !isSectionTarget(state)) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(state.section);
      if (!target) {
        console.warn(`No section "${state.section}" on ${location.pathname}`);
        return;
      }
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = target.getBoundingClientRect().top + scrollY - offsetAbove();
      scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
    }, state.delay);
    return () => clearTimeout(timer);
  }, [key, state, type]);
}
