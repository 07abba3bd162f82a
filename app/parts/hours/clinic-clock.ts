import { type ClinicMoment, clinicMoment } from './clinic-time.ts';

let current: ClinicMoment | undefined;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Redraws everything that shows the present moment. */
export function tellListeners() {
  for (const listener of listeners) listener();
}

function refresh() {
  const next = clinicMoment(new Date());
  if (next.date !== current?.date || next.minutes !== current.minutes) {
    current = next;
    tellListeners();
  }
  clearTimeout(timer);
  timer = setTimeout(refresh, 60_000 - (Date.now() % 60_000));
}

/** A page left open in a background tab, a phone taken from the pocket, or Back must not show an old state. */
function onVisible() {
  if (document.visibilityState === 'visible') refresh();
}

/** Returns the moment last reported to listeners; undefined before the first report. */
export const lastMoment = (): ClinicMoment | undefined => current;

/** Calls `listener` at each new minute in San Antonio, first as soon as the device has time. Returns a function to stop. */
export function onClinicMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', onVisible);
    // A separate task, because the first use of a time zone takes a slow phone longer than all the rest.
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
