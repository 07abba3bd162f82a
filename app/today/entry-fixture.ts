import type { DayEntry, KnownNames } from './entry.schema.ts';
import { plantNames } from './words.ts';

export const known: KnownNames = {
  offices: ['medical-center', 'lincoln-heights'],
  doctors: ['marquez', 'salinas', 'whitaker'],
  plants: Object.keys(plantNames),
};

/** An office closed all day. */
export const closedEntry: DayEntry & { kind: 'closed' } = {
  kind: 'closed',
  id: 'closed-1',
  day: '2026-12-01',
  office: 'medical-center',
  closed: 'all',
  from: '00:00',
  until: '24:00',
  reason: 'weather',
};

/** A desk's change. */
export const changeOf = (entries: readonly unknown[], now: number, version = 0) => ({
  version,
  at: new Date(now).toISOString(),
  entries,
});
