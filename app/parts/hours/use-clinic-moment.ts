import { startTransition, useEffect, useState } from 'react';
import { type ClinicMoment, clinicMoment } from './clinic-time.ts';

let current: ClinicMoment | undefined;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function refresh() {
  const next = clinicMoment(new Date());
  if (next.date !== current?.date || next.minutes !== current.minutes) {
    current = next;
    for (const listener of listeners) listener();
  }
  clearTimeout(timer);
  timer = setTimeout(refresh, 60_000 - (Date.now() % 60_000));
}

/** A page left open in a background tab, a phone taken from the pocket, or Back must not show an old state. */
function onVisible() {
  if (document.visibilityState === 'visible') refresh();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', onVisible);
    // A task of its own: the first look at a time zone takes a slow phone longer than all the rest.
    timer = setTimeout(refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pageshow', onVisible);
  };
}

/**
 * The present moment in San Antonio, new each minute; undefined in the prerendered page, which is read at any time and
 * so claims nothing about now. What it changes is drawn in small steps, so that a slow phone stays quick to the touch.
 */
export function useClinicMoment(): ClinicMoment | undefined {
  const [moment, setMoment] = useState(current);
  useEffect(() => {
    const show = () => startTransition(() => setMoment(current));
    const unsubscribe = subscribe(show);
    show();
    return unsubscribe;
  }, []);
  return moment;
}
