import { useState } from 'react';
import { useDoses } from './use-doses.ts';
import type { DeviceStep } from './use-place.ts';

/** A practice run, which stores nothing: neither the step, nor the device, nor a dose. */
export function usePractice(minutes: number) {
  const [on, setOn] = useState(false);
  const [place, setPlace] = useState<DeviceStep>();
  const doses = useDoses(minutes, false);
  function go(next: DeviceStep | undefined) {
    setPlace(next);
    scrollTo(0, 0);
  }
  return {
    on,
    place,
    go,
    doses,
    start: () => setOn(true),
    end: () => {
      doses.clear();
      go(undefined);
      setOn(false);
    },
  };
}
