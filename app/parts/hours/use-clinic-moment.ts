import { startTransition, useEffect, useState } from 'react';
import { lastMoment, onClinicMinute } from './clinic-clock.ts';
import type { ClinicMoment } from './clinic-time.ts';

/**
 * Returns the present moment in San Antonio, each minute; undefined in the prerendered page, which is read at any time and so claims
 * nothing about now. Changes are drawn in small steps, so that a slow phone stays responsive. Use it only for what a hydrated page shows;
 * what every visitor should see at once is a `ClinicNow`.
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
