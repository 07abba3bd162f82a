import { type Language, wordsIn } from '#app/site/language.ts';
import type { HoursKind, OfficeHours } from './day-hours.ts';
import { laterHours } from './later-hours.ts';
import { weekWords } from './week-words.ts';

interface LaterHoursLinesProps {
  readonly office: OfficeHours;
  readonly kinds: readonly HoursKind[];
  readonly language: Language;
  /** YYYY-MM-DD; changes that have come are left out, where script knows the day. */
  readonly today: string | undefined;
}

/** Below a week: from which day its hours are others, and which. */
export function LaterHoursLines({ office, kinds, language, today }: LaterHoursLinesProps) {
  const w = wordsIn(weekWords, language);
  const lines = kinds.flatMap((kind) => laterHours(office, kind, language, today).map((later) => ({ kind, ...later })));
  return lines.map(({ kind, day, week }) => (
    <p key={`${kind} ${day}`} className="mt-2">
      <strong>{kind === 'clinic' ? w.from(day) : w.shotsFrom(day)}</strong> {week}
    </p>
  ));
}
