import { type Language, wordsIn } from '#app/site/language.ts';
import type { HoursKind, OfficeHours } from './day-hours.ts';
import { dayGroupName } from './format.ts';
import { laterHours, noneText } from './later-hours.ts';
import { Ranges } from './ranges.tsx';
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
  return lines.map(({ kind, day, groups }) => (
    <p key={`${kind} ${day}`} className="mt-2 text-base">
      <strong>{kind === 'clinic' ? w.from(day) : w.shotsFrom(day)}</strong>
      {groups.map((group, place) => (
        <span key={group.days[0]}>
          {`${place > 0 ? ';' : ''} ${dayGroupName(group, language)} `}
          {group.ranges.length > 0 ? <Ranges ranges={group.ranges} language={language} /> : noneText(kind, language)}
        </span>
      ))}
    </p>
  ));
}
