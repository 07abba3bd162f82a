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

/** What the office's desk says of today; undefined while nothing is different. */
export function useOfficeDay(): OfficeDay | undefined {
  return useSyncExternalStore(
    onDay,
    () => globalThis.officeDay,
    () => undefined,
  );
}

/** The offices and every closure, those of today from the office's desk among them as they hold `at` a moment: now, where none is given. */
export function useClinicDays(at: ClinicMoment | undefined = lastMoment()): {
  readonly offices: Frame['offices'];
  readonly closures: readonly ShownClosure[];
} {
  const { offices, closures } = useFrame();
  const language = useLanguage();
  return { offices, closures: withDay({ offices, closures, language }, useOfficeDay(), at).closures };
}
