import { useSyncExternalStore } from 'react';
import type { Frame } from '#app/content/pages/frame.server.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { lastMoment } from './clinic-clock.ts';
import type { ClinicMoment } from './clinic-time.ts';
import type { ShownClosure } from './day-hours.ts';
import { type OfficeDay, withDay } from './with-day.ts';

function onDay(listener: () => void) {
  addEventListener('officeday', listener);
  return () => removeEventListener('officeday', listener);
}

/** Returns what the desk published for today; undefined if nothing differs. */
export function useOfficeDay(): OfficeDay | undefined {
  return useSyncExternalStore(
    onDay,
    () => globalThis.officeDay,
    () => undefined,
  );
}

/** Returns the offices and every closure, including those published by the desk, as valid `at` a moment; by default now. */
export function useClinicDays(at: ClinicMoment | undefined = lastMoment()): {
  readonly offices: Frame['offices'];
  readonly closures: readonly ShownClosure[];
} {
  const { offices, closures } = useFrame();
  const language = useLanguage();
  return { offices, closures: withDay({ offices, closures, language }, useOfficeDay(), at).closures };
}
