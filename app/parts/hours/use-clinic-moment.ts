import { startTransition, useEffect, useState } from 'react';
import { lastMoment, onClinicMinute } from './clinic-clock.ts';
import type { ClinicMoment } from './clinic-time.ts';

/**
 * The present moment in San Antonio, new each minute; undefined in the prerendered page, which is read at any time and
 * so claims nothing about now. What it changes is drawn in small steps, so that a slow phone stays quick to the touch.
 * For what only a hydrated page shows; what every visitor should see at once is a `ClinicNow`.
 */
export function useClinicMoment(): ClinicMoment | undefined {
  const [moment, setMoment] = useState(lastMoment);
  useEffect(() => {
    const show = () => startTransition(() => setMoment(lastMoment()));
    const stop = onClinicMinute(show);
    show();
    return stop;
  }, []);
  return moment;
}
