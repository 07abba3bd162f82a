import { useEffect, useRef } from 'react';
import { controlId } from './question-frame.tsx';

/**
 * Moves the focus to the heading of each new place in the form, or to the requested question.
 * @param place changes with the place
 * @returns `frame` for the element around the form, `focusOnArrival` to choose a question for the next place, and `focusHeading` for
 * a place that stays while all of its content has changed
 */
export function usePlaceFocus(place: string) {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);

  function focusHeading() {
    const heading = frame.current?.querySelector<HTMLElement>('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place takes the focus, nothing else does.
  useEffect(() => {
    // After a change of language, the focus is on the language link, and the page's heading gets it.
    const elsewhere =
      document.activeElement && document.activeElement !== document.body && !frame.current?.contains(document.activeElement);
    const control = next.current && document.getElementById(controlId(next.current));
    next.current = undefined;
    if (control) return control.focus();
    if (elsewhere) return;
    focusHeading();
  }, [place]);

  return {
    frame,
    focusHeading,
    focusOnArrival(question: string) {
      next.current = question;
    },
  };
}
