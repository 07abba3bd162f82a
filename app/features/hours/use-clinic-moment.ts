import { useSyncExternalStore } from 'react';
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

/** A page left open in a background tab, or a phone taken from the pocket, must not show an old state. */
function onVisible() {
  if (document.visibilityState === 'visible') refresh();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisible);
  listeners.add(listener);
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * The present moment in San Antonio, new each minute; undefined in the prerendered page, which is read at
 * any time and so claims nothing about now.
 */
export function useClinicMoment(): ClinicMoment | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
