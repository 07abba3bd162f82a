/**
 * Lets sections fade in once as they come into view. Only what lies below the window is hidden first, and styles
 * (app/styles/ui.css) leave out reduced motion and print: nothing that a visitor already sees disappears, and without this
 * script nothing is hidden.
 */
declare global {
  interface Window {
    /** Watches a section that React adds later. */
    revealLater?: (section: HTMLElement) => void;
  }
}

/** The part of a section that must be in view, and how far above the window's foot. */
const share = 0.1;
const bottomMargin = '0px 0px -20% 0px';
/** Steps in which the browser reports the part in view: fine enough for sections many windows high. */
const steps = Array.from({ length: 11 }, (_, step) => (step * share) / 10);

const met = new WeakSet<Element>();

/** Whether a tenth of the section is in view, or of the window if that is lower: else most of a window would stay empty. */
function isInView({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  const enough = share * Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight);
  return intersectionRect.height > 0 && intersectionRect.height >= enough;
}

const sectionOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-reveal="waiting"]') : null;

/** Starts to watch every section of the page with an empty `data-reveal`. Does nothing the second time. */
export function revealSections() {
  if (window.revealLater || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  function show(section: HTMLElement) {
    section.dataset.reveal = 'shown';
    observer.unobserve(section);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // Read before any write, so that no extra layout is needed.
      const windowHeight = innerHeight;
      for (const entry of entries) {
        const section = entry.target as HTMLElement;
        if (met.has(section)) {
          if (isInView(entry)) show(section);
        } else {
          met.add(section);
          if (entry.boundingClientRect.top < windowHeight) observer.unobserve(section);
          else section.dataset.reveal = 'waiting';
        }
      }
    },
    { threshold: steps, rootMargin: bottomMargin },
  );
  function watch(section: HTMLElement) {
    if (!met.has(section)) observer.observe(section);
  }

  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) watch(section);
  window.revealLater = watch;
  // The keyboard may reach sections still hidden at the window's foot.
  addEventListener('focusin', ({ target }) => {
    const section = sectionOf(target);
    if (section) show(section);
  });
}
