import { type ReactNode, useEffect, useRef } from 'react';

/** How much of a section must be in view before it rises, and how far up from the window's foot that counts. */
const threshold = 0.1;
const bottomMargin = '0px 0px -20% 0px';

/**
 * Lets a section rise once as it comes into view. Only what still lies below the window when script wakes is
 * hidden first, so that nothing a visitor already sees disappears; styles leave out reduced motion and print.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold, rootMargin: bottomMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{children}</div>;
}
