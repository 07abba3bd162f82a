import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollSmoothly } from '#app/ui/scroll-smoothly.ts';
import type { SectionState } from '#app/ui/section-link.tsx';

/** Returns the pixels to keep free above a section: the sticky header's height plus 20, or 100 without one. */
function offsetAbove(): number {
  const header = document.querySelector('header');
  return header ? header.getBoundingClientRect().height + 20 : 100;
}

/** Milliseconds after which a scroll has ended in any browser. */
const longestGlide = 3000;
/** Events that show that the visitor scrolls. */
const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a section, and again at the scroll's end, as the page above may have changed its height, unless `signal` aborts. */
function scrollToSection(section: HTMLElement, signal: AbortSignal) {
  const scroll = () => scrollSmoothly(section.getBoundingClientRect().top + scrollY - offsetAbove());
  addEventListener('scrollend', scroll, { once: true, signal });
  scroll();
}

/** Scrolls smoothly to the section that a link names, or to the top, after the link's delay. A missing section is only logged. */
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
    // After this effect, in the same commit, the router jumps to the hash. Undo that before the paint, so that the page scrolls smoothly.
    if (delay !== undefined && hash) queueMicrotask(() => scrollTo(0, from));
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (delay === undefined) return;
    const over = new AbortController();
    const end = () => over.abort();
    let glide: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      if (target) {
        scrollToSection(target, over.signal);
        glide = setTimeout(end, longestGlide);
      } else if (hash) console.warn(`No section "${hash.slice(1)}" on ${location.pathname}`);
      else scrollSmoothly(0);
    }, delay);
    for (const sign of ownScrolling) addEventListener(sign, end, { passive: true, signal: over.signal });
    return () => {
      clearTimeout(timer);
      clearTimeout(glide);
      end();
    };
  }, [key]);
}
