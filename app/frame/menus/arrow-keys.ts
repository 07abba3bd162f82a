import type { KeyboardEvent } from 'react';

/** Moves the focus among the links and buttons of an open menu with the arrow, Home and End keys. */
export function moveFocusWithin(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (here + 1) % stops.length,
    ArrowUp: (here - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}
